// <GettingStarted.md 8>
