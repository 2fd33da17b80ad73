/** Assembles the code blocks of the guide on custom methods into one file per language. */
import { blocksOf } from './blocks.ts';

const GUIDE = 'own-methods.md';

export const kotlinOwnMethods = (): string => `package shop.locker
import android.webkit.WebView
import com.sdhealth.bridge.*
import com.sdhealth.bridge.android.*
import kotlinx.coroutines.CoroutineScope
import kotlinx.serialization.json.*

interface Doors { suspend fun open(id: String): Boolean }
${blocksOf(GUIDE, 'kotlin')(0)}`;

export const swiftOwnMethods = (): string => `import Foundation
@MainActor
protocol Doors { func open(_ id: String) async -> Bool }
${blocksOf(GUIDE, 'swift')(0)}`;

export const harmonyOwnMethods = (): string => blocksOf(GUIDE, 'ets')(0);
