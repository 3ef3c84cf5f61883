// <GettingStarted.md 2>
