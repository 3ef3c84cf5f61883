// <GettingStarted.md 1>
