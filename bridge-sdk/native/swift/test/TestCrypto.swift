// @sdhealth/bridge-sdk 1.0.0-rc.0, protocol 1.0
// The hash and the signature where the vectors of bundles run: iOS's own, or what stands in for it on Linux.
import Foundation
#if canImport(SdHealthBridge)
import SdHealthBridge
#endif

#if canImport(CryptoKit)
/// The hash and the signature of this machine. `signed` lists the good signatures, for one without CryptoKit.
public func testCrypto(_ signed: BridgeJSON) -> BundleCrypto { AppleCrypto() }
#else
/// Linux has no CryptoKit. The hash is written out here; good signatures are those of a list that another verifier has made.
struct LinuxCrypto: BundleCrypto {
    let signed: Set<String>

    func isSigned(_ bytes: Data, signature: Data, key: Data) -> Bool {
        signed.contains([key.base64EncodedString(), signature.base64EncodedString(), bytes.base64EncodedString()].joined(separator: " "))
    }

    func sha256(_ bytes: Data) -> Data {
        var state: [UInt32] = roots(of: 8) { $0.squareRoot() }
        let constants: [UInt32] = roots(of: 64) { cbrt($0) }
        var message = [UInt8](bytes) + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        message += (0..<8).map { UInt8(truncatingIfNeeded: UInt64(bytes.count * 8) >> UInt64(56 - 8 * $0)) }
        for start in stride(from: 0, to: message.count, by: 64) {
            var words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(message[start + word * 4 + $1]) } }
            for at in 16..<64 {
                let (near, far) = (words[at - 2], words[at - 15])
                let low = turned(far, 7) ^ turned(far, 18) ^ (far >> 3)
                let high = turned(near, 17) ^ turned(near, 19) ^ (near >> 10)
                words.append(words[at - 16] &+ low &+ words[at - 7] &+ high)
            }
            var s = state
            for at in 0..<64 {
                let sum = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
                let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
                let first = s[7] &+ sum &+ choice &+ constants[at] &+ words[at]
                let other = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
                let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
                s = [first &+ other &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
            }
            state = zip(state, s).map { $0 &+ $1 }
        }
        return Data(state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } })
    }

    private func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

    /// The first 32 bits behind the point of the roots of the first primes.
    private func roots(of count: Int, _ root: (Double) -> Double) -> [UInt32] {
        var primes: [Int] = []
        var next = 2
        while primes.count < count {
            if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
            next += 1
        }
        return primes.map { prime in
            let value = root(Double(prime))
            return UInt32((value - value.rounded(.down)) * 4_294_967_296)
        }
    }
}

/// The hash and the signature of this machine. `signed` lists the good signatures, for one without CryptoKit.
public func testCrypto(_ signed: BridgeJSON) -> BundleCrypto {
    guard case .array(let items) = signed else { return LinuxCrypto(signed: []) }
    return LinuxCrypto(signed: Set(items.compactMap(\.string)))
}
#endif
