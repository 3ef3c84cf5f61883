// <GettingStarted.md 9>
