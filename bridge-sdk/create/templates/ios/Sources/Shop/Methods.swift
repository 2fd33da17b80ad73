import SdHealthBridge

/// What the methods need of the phone.
@MainActor
public protocol Phone {
    /// The steps of the last `days` days, oldest first.
    func steps(days: Int) async -> [Bridge.GetStepsResultDay]
    func showTitle(_ title: String)
}

/// Exactly your own origins.
public func makeGuard() throws -> BridgeGuard {
    try BridgeGuard(origins: ["https://shop.example"])
}

/// The things that the page may ask of the app. They know no screen, so that a plain unit test can ask them.
@MainActor
public func makeMethods(phone: any Phone, guard own: BridgeGuard) -> BridgeMethods {
    let methods = BridgeMethods(guard: own)
    methods.getSteps { params, _ in Bridge.GetStepsResult(days: await phone.steps(days: params.days)) }
    methods.setTitle { params, _ in phone.showTitle(params.title) }
    return methods
}
