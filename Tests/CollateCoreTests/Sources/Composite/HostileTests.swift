import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("Hostile use of composites", .serialized)
@MainActor
struct HostileTests {
  typealias Source = ArrayDataSource<Shelf>
  typealias Composite = CompositeDataSource<Shelf>

  private func source(_ notation: String) -> Source {
    Source(sections: shelves(notation))
  }

  /// Returns what the observers of a composite, a map and an erased one of it are told.
  private func told(_ edit: (Composite, _ a: Source, _ b: Source) -> Void) -> [String] {
    let (a, b) = (source("A=a|B=b"), source("C=cd"))
    let composite = Composite([a, b])
    let (mapped, erased) = (composite.map { $0 }, composite.erased())
    let checkers = [DataSourceChecker(composite), DataSourceChecker(mapped)]
    let erasedChecker = DataSourceChecker(erased)
    var told: [String] = []
    let observations = [
      composite.observe { told.append("composite \($0)") },
      mapped.observe { told.append("mapped \($0)") },
      erased.observe { told.append("erased \($0)") },
    ]
    composite.performBatchUpdates { edit(composite, a, b) }
    withExtendedLifetime(observations) {}
    for violation in checkers.flatMap({ $0.finish() }) + erasedChecker.finish() {
      Issue.record("\(violation)")
    }
    return told
  }

  @Test("Other changes do not alter how maps of a composite report a source in a new slot")
  func sourceInNewSlot() {
    func reinsert(_ composite: Composite) {
      composite.insert(composite.remove(composite.slots[0]), at: 0)
    }
    let alone = told { composite, _, _ in reinsert(composite) }
    let busy = told { composite, _, b in
      reinsert(composite)
      b.insertItem(b.removeItem(at: [0, 0]), at: [0, 0])
    }
    expectEqual(alone, busy)
  }

  @Test("Other changes do not alter how erased composites report an item in another slot")
  func itemInOtherSlot() {
    let alone = told { _, a, b in b.insertItem(a.removeItem(at: [0, 0]), at: [0, 0]) }
    let busy = told { _, a, b in
      b.insertItem(a.removeItem(at: [0, 0]), at: [0, 0])
      b.insertItem(b.removeItem(at: [0, 1]), at: [0, 1])
    }
    expectEqual(alone, busy)
  }

  @Test("An item that moves between slots of a composite in a group is always reported as moved")
  func itemInsideGroup() {
    for isBusy in [false, true] {
      let (a, b) = (source("A=x"), source("B=y"))
      let outer = Composite()
      outer.append(Composite([a, b]), sharing: IdentityGroup("group"))
      var told: [String] = []
      let observation = outer.observe { told.append($0.description) }
      outer.performBatchUpdates {
        b.insertItem(a.removeItem(at: [0, 0]), at: [0, 0])
        if isBusy { b.insertItem(b.removeItem(at: [0, 1]), at: [0, 1]) }
      }
      expectEqual(told, ["m 0.0>1.0"], "busy: \(isBusy)")
      withExtendedLifetime(observation) {}
    }
  }

  @Test("An item that its source can move but not remove comes into no other source")
  func fixedItem() {
    let fixed = Composite([source("A=ab").map { $0 }]).filter { _ in true }
    let screen = Composite([fixed, source("B=c")], sharing: IdentityGroup("group"))
    #expect(screen.canMoveItem(at: [0, 0]) && screen.canMoveItem(at: [0, 0], to: [0, 1]))
    #expect(!screen.canMoveItem(at: [0, 0], to: [1, 0]))
    expectEqual(screen.moveItems(withIDs: ["a"], toSection: "B", before: nil), ["a"])
  }

  @Test("An item moves between the first items of a source and the rest, to the nearest place")
  func itemBetweenWindows() {
    let base = source("A=abcd")
    let screen = Composite(
      [base.prefix(2), base.prefix(nil, from: 2)], sharing: IdentityGroup("group"))
    let checker = DataSourceChecker(screen)
    screen.moveItem(at: [0, 0], to: [1, 1])
    expectEqual(text(base.sections), "A=bcda")
    #expect(screen.canMoveItem(at: [0, 0], to: [1, 2]))
    screen.moveItem(at: [0, 0], to: [1, 2])
    expectEqual(text(base.sections), "A=cdab")
    screen.moveItem(at: [1, 1], to: [0, 0])
    expectEqual(text(base.sections), "A=bcda")
    expectEqual(checker.finish(), [])
  }

  @Test("An item that moves into a section which is not shown without it goes back")
  func itemWithoutPlace() {
    let base = source("A=ab|B=c")
    let screen = Composite(
      [base.filter { _ in true }, base.filterSections { $0.items.count > 1 }],
      sharing: IdentityGroup("group"))
    let checker = DataSourceChecker(screen)
    #expect(screen.canMoveItem(at: [0, 0], to: [2, 0]))
    screen.moveItem(at: [0, 0], to: [2, 0])
    expectEqual(text(base.sections), "A=ab|B=c")
    expectEqual(checker.finish(), [])
  }

  @Test(
    "Looking for duplicates does not change which repeated ids an editing observer receives")
  func lookingForDuplicates() {
    func told(looking: Bool) -> [String] {
      Reports.silence()
      let looks = Diagnostics.looksForDuplicates
      Diagnostics.looksForDuplicates = looking
      defer { Diagnostics.looksForDuplicates = looks }
      func tray(_ id: Int, look: Int = 0, _ items: (id: Int, look: Int)...) -> Tray {
        Tray(id: id, look: look, items: items.map { Row(id: $0.id, look: $0.look) })
      }
      let storeless = StorelessSource()
      let composite = CompositeDataSource<Tray>()
      let slot = composite.append(storeless)
      var (told, isFirst): ([String], Bool) = ([], true)
      let observation = composite.observe { update in
        told.append(update.description)
        guard isFirst, update.after.itemCount == 2 else { return }
        isFirst = false
        composite.performBatchUpdates {
          storeless.change(to: [])
          composite.replace(slot, with: ArrayDataSource<Tray>())
          composite.replace(slot, with: storeless)
          storeless.change(to: [tray(0, look: 1, (1, 1), (2, 1), (3, 0))])
        }
      }
      composite.performBatchUpdates { storeless.change(to: [tray(4, (4, 0))]) }
      composite.performBatchUpdates {
        storeless.change(to: [tray(5)])
        storeless.change(to: [tray(0, (3, 1), (3, 0))])
      }
      withExtendedLifetime(observation) {}
      return told
    }
    expectEqual(told(looking: true), told(looking: false))
  }

  /// Returns a transformation that inserts a book into its base while it is made, once after it is armed.
  private func changing(
    _ base: ArrayDataSource<Shelf>
  ) -> (mapped: any DataSource<Shelf>, arm: () -> Void) {
    var isArmed = false
    let mapped = base.map { shelf in
      if isArmed {
        isArmed = false
        base.insertItem(Book("n"), at: [0, 0])
      }
      return shelf
    }
    return (mapped, { isArmed = true })
  }

  @Test("A transformation that changes its base leaves nothing outdated in composites above")
  func changingTransformation() {
    for isObserved in [false, true] {
      let base = source("A=ab")
      let (mapped, arm) = changing(base)
      let outer = Composite([Composite([mapped, source("B=c")])])
      var told: [String] = []
      let observation = isObserved ? outer.observe { told.append($0.description) } : nil
      _ = outer.snapshot
      arm()
      base.removeItem(at: [0, 0])
      _ = outer.snapshot
      expectEqual(text(outer.snapshot.sections), "A=nb|B=c", "observed: \(isObserved)")
      expectEqual(told, (isObserved ? ["d 0.0", "i 0.0"] : []))
      withExtendedLifetime(observation) {}
    }
  }

  @Test(
    "A transformation that changes its base, beside another child that is outdated, stays a child")
  func changingTransformationBesideOther() {
    let (base, other) = (source("A=ab"), source("B=c"))
    let (mapped, arm) = changing(base)
    let composite = Composite([other.map { $0 }, mapped])
    _ = composite.snapshot
    arm()
    // In this order, the one that changes its base is made first.
    Transaction.perform {
      other.insertItem(Book("d"), at: [0, 0])
      base.removeItem(at: [0, 0])
    }
    _ = composite.snapshot
    base.insertItem(Book("m"), at: [0, 0])
    expectEqual(text(composite.snapshot.sections), "B=dc|A=mnb")
  }

  @Test("Other observers do not affect the order in which sources notify their observers")
  func orderAcrossSources() {
    func told(isObserved: Bool) -> [String] {
      let (a, composite) = (source("A=a"), Composite())
      var told: [String] = []
      var observations = [a.observe { told.append("a \($0)") }]
      let visitor = isObserved ? composite.observe { _ in } : nil
      composite.performBatchUpdates {
        composite.append(source("B=b"))
        a.removeItem(at: [0, 0])
        observations.append(composite.observe { told.append("composite \($0)") })
        composite.append(source("C=c"))
      }
      withExtendedLifetime((observations, visitor)) {}
      return told
    }
    expectEqual(told(isObserved: true), told(isObserved: false))
  }

  @Test("A repeated id in a group is reported the same way, in any order of the changes")
  func repeatedInGroup() {
    func told(replacesFirst: Bool) -> [String] {
      let (a, b, other) = (source("A=x"), source("B="), source("B=x|A="))
      let (composite, group) = (Composite(), IdentityGroup("group"))
      let slot = composite.append(a, sharing: group)
      composite.append(b, sharing: group)
      var told: [String] = []
      let observation = composite.observe { told.append($0.description) }
      composite.performBatchUpdates {
        if replacesFirst { composite.replace(slot, with: other) }
        b.insertItem(a.removeItem(at: [0, 0]), at: [0, 0])
        if !replacesFirst { composite.replace(slot, with: other) }
      }
      withExtendedLifetime(observation) {}
      return told
    }
    expectEqual(told(replacesFirst: true), told(replacesFirst: false))
  }

  @Test("Composites and maps that go in the middle of a transaction leave the others alone")
  func goingInTransaction() {
    let (a, b) = (source("A=ab"), source("B=c"))
    var inner: Composite? = Composite([a])
    var mapped = inner?.map { $0 }
    let outer = Composite([b])
    weak let goneInner = inner
    weak let goneMap = mapped
    var told: [String] = []
    let observations: [ObservationToken?] = [
      a.observe { told.append("a \($0)") }, inner?.observe { told.append("inner \($0)") },
      mapped?.observe { told.append("mapped \($0)") }, outer.observe { told.append("outer \($0)") },
    ]
    outer.performBatchUpdates {
      a.removeItem(at: [0, 0])
      _ = mapped?.itemPath(of: "b")
      if let inner { outer.append(inner) }
      a.insertItem(Book("n"), at: [0, 0])
      outer.remove(outer.slots[1])
      mapped = nil
      #expect(goneMap == nil)
      inner = nil
      a.insertItem(Book("m"), at: [0, 0])
      b.removeItem(at: [0, 0])
    }
    expectEqual(told.filter { $0.hasPrefix("a") || $0.hasPrefix("outer") }.count, 2)
    #expect(told.contains("a d 0.0; i 0.0,0.1") && told.contains("outer d 0.0"))
    #expect(goneInner == nil)
    withExtendedLifetime((observations, a, b, outer)) {}
  }

  @Test("Observers can release themselves, each other and the source that notifies them")
  func goingInDelivery() {
    let a = source("A=ab")
    var composite: Composite? = Composite([a])
    weak let gone = composite
    var told: [String] = []
    var (one, two, three): (ObservationToken?, ObservationToken?, ObservationToken?)
    one = composite?.observe { update in
      told.append("one \(update)")
      a.removeItem(at: [0, 0])
      composite?.append(self.source("B=x"))
      (one, two, composite) = (nil, nil, nil)
    }
    two = composite?.observe { told.append("two \($0)") }
    three = composite?.observe { update in
      told.append("three \(update)")
      expectReplay(update)
    }
    a.insertItem(Book("n"), at: [0, 0])
    a.insertItem(Book("m"), at: [0, 0])
    expectEqual(told.prefix(2), ["one i 0.0", "three i 0.0"])
    #expect(told.dropFirst(2).allSatisfy { $0.hasPrefix("three") })
    #expect(gone == nil)
    expectEqual(text(a.sections), "A=mab")
    withExtendedLifetime((one, two, three)) {}
  }

  @Test("A source goes from one composite to another, edited on the way")
  func movingBetweenComposites() {
    let a = source("A=ab|B=c")
    let (one, other) = (Composite([a]), Composite([source("C=d")]))
    let group = IdentityGroup("group")
    let outer = Composite()
    outer.append(one, sharing: group)
    outer.append(other, sharing: group)
    var told: [String] = []
    let observations = [("one", one), ("other", other), ("outer", outer)].map { name, composite in
      composite.observe { update in
        told.append("\(name) \(update)")
        expectReplay(update)
      }
    }
    outer.performBatchUpdates {
      a.removeItem(at: [0, 0])
      _ = outer.itemPath(of: "b")
      other.insert(one.remove(one.slots[0]), at: 0)
      a.insertItem(Book("n"), at: [0, 0])
      _ = other.snapshot
      a.moveSection(at: 0, to: 1)
      expectEqual(text(outer.snapshot.sections), "B=c|A=nb|C=d")
      expectEqual(outer.itemPath(of: "n"), [1, 0])
    }
    expectEqual(told.sorted(), ["one dS 0,1", "other iS 0,1", "outer dS 0,1; iS 0,1"])
    told = []
    // With its first slot left alone, an item of the source is moved within the group.
    outer.performBatchUpdates {
      let item = a.removeItem(at: [1, 0])
      let new = self.source("D=")
      one.append(new)
      other.move(other.slots[0], to: 1)
      one.move(one.slots[0], to: 0)
      (other.source(in: other.slots[0]) as? Source)?.insertItem(item, at: [0, 0])
      one.remove(one.slots[0])
    }
    expectEqual(told.count, 2)
    #expect(told.contains("outer mS 2>0; m 1.0>0.0"))
    withExtendedLifetime(observations) {}
  }
}
