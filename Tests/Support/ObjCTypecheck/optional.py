"""Optional requirements in the form that the stand-in gives them, see its Messages.swift.

A protocol's optional requirements stand in small protocols, whose methods answer with an associated
type. What they answer in truth is the result of the function of `Messages` by which they are
called, and how Objective-C calls them is a string beside the associated type, and in that function.
"""

import pathlib
import re

# What the form consists of, which UIKit does not have.
FORM = ("Absent", "Messages")
SOURCES = pathlib.Path(__file__).parent.parent / "HeadlessUIKit"


def declaration(symbol):
    return "".join(part["spelling"] for part in symbol["declarationFragments"])


def split(text):
    """Splits a list of arguments or parameters at its own commas."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([{<") - (character in ")]}>")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


class Optional:
    """The optional requirements of a module's protocols, by their names in the headers."""

    def __init__(self, symbols, edges, headers, signature):
        self.problems = []
        self.requirements = {}
        self.own = set()
        paths = {symbol["identifier"]["precise"]: symbol["pathComponents"] for symbol in symbols}
        self.owners = {}
        for edge in edges:
            if edge["kind"] != "conformsTo" or edge["target"] not in paths:
                continue
            owner, part = (".".join(paths.get(edge[end], ["?"])) for end in ("source", "target"))
            # Who inherits from the owner conforms, too; the small protocol has the owner's name.
            if part.startswith(owner) and owner in headers.members and part not in headers.members:
                self.owners[part] = owner
        calls = self.calls(symbols, signature)
        for symbol in symbols:
            part, *rest = symbol["pathComponents"]
            if part in FORM or part in self.owners:
                self.own.add(symbol["identifier"]["precise"])
            if part not in self.owners or "swiftExtension" in symbol or len(rest) != 1:
                continue
            answer = re.search(r"throws\(Absent\) -> Self\.(\w+)$", declaration(symbol))
            if answer:
                owner, name = self.owners[part], rest[0]
                types = signature(symbol).partition("throws")[0]
                result = calls.get((owner, name, types))
                if result is None:
                    self.problems.append(f"{owner}.{name} has no call in Messages")
                base = name.partition("(")[0]
                self.requirements[f"{owner}.{name}"] = (types, result, answer[1])
                # The property by which the method is called; headers know only the method.
                for symbol in symbols:
                    if symbol["pathComponents"] == [owner, base]:
                        self.own.add(symbol["identifier"]["precise"])
                        break
                else:
                    self.problems.append(f"{owner}.{base} is no property")

    def calls(self, symbols, signature):
        """Returns the results of calls, by protocol, name of the method and types of parameters."""
        result = {}
        names = written_names()
        for symbol in symbols:
            if symbol["pathComponents"][0] != "Messages" or "swiftExtension" not in symbol:
                continue
            constraints = symbol["swiftExtension"].get("constraints", [])
            owners = [one["rhs"].removeprefix("any ") for one in constraints]
            name = symbol["pathComponents"][-1]
            closure = re.search(r": \(\((.*)\) -> (.*)\?\)\?", declaration(symbol))
            for owner in owners:
                if closure:
                    result[owner, f"{name}(_:)", f"({closure[1]})"] = closure[2]
                elif name.startswith("callAsFunction("):
                    types, _, answer = signature(symbol).partition("->")
                    labels = name.partition("(")[2]
                    for base in names.get((owner, labels), ()):
                        result[owner, f"{base}({labels}", types] = answer.removesuffix("?")
        return result

    def check(self, headers, selectors):
        """Compares names, types and selectors with the headers."""
        answers, calls = written_answers(), written_calls()
        for key, (types, result, answer) in self.requirements.items():
            expected = headers.signatures(key)
            # Absent and nil are both nil at a call, so that it does not tell whether the answer is
            # optional.
            shape = types if result == "Void" else f"{types}->{result}"
            if not expected:
                self.problems.append(f"{key} is not in the headers")
            elif not expected & {shape, shape + "?"}:
                self.problems.append(f"{key} is {shape}, not {sorted(expected)}")
            if key not in headers.optional:
                self.problems.append(f"{key} is not optional in the headers")
            selector = selectors.get(key)
            if answers.get(answer) != selector:
                self.problems.append(f"{answer} is {answers.get(answer)}, not {selector}")
            if calls.get(key) != selector:
                self.problems.append(f"the call of {key} is {calls.get(key)}, not {selector}")
        known = set(selectors.values())
        for selector in written_questions() - known:
            self.problems.append(f"the stand-in asks for {selector}, which no delegate implements")
        if not self.requirements:
            self.problems.append("there are no optional requirements")


def sources():
    return [path.read_text() for path in sorted(SOURCES.rglob("*.swift"))]


def written_answers():
    """Returns the selectors beside the associated types."""
    pattern = re.compile(r'Answer\(\s*"([^"]+)",\s*(\w+)\.self\s*\)')
    return {match[2]: match[1] for text in sources() for match in pattern.finditer(text)}


def written_calls():
    """Returns the selectors that the functions of `Messages` send, by the method that they call."""
    start = re.compile(r"extension Messages where Target == any (\w+) \{")
    call = re.compile(r'(?:send|message)\(\s*"([^"]+)"\s*\)\s*\{\s*try \$0\.(\w+)\((.*?)\)\s*\}', re.S)
    result = {}
    for text in sources():
        starts = list(start.finditer(text))
        for begin in starts:
            end = text.find("\n}", begin.end())
            for match in call.finditer(text, begin.end(), end):
                labels = [re.match(r"(\w+): |", part)[1] or "_" for part in split(match[3])]
                result[f"{begin[1]}.{match[2]}({''.join(label + ':' for label in labels)})"] = match[1]
    return result


def written_names():
    """Returns the names of methods that are called with some labels."""
    result = {}
    for key in written_calls():
        owner, _, name = key.partition(".")
        base, _, labels = name.partition("(")
        result.setdefault((owner, labels), set()).add(base)
    return result


def written_questions():
    """Returns the selectors that views ask their presence for."""
    pattern = re.compile(r'responds\(\s*to: "([^"]+)"')
    return {match[1] for text in sources() for match in pattern.finditer(text)}
