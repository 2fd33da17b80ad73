/** Joins the code of the guide to signed bundles to a file for each language. */
import { blocksOf } from './blocks.ts';

const GUIDE = 'signed-bundles.md';

export function kotlinBundleGuide(): string {
  const block = blocksOf(GUIDE, 'kotlin');
  return `package shop.bundles
import com.sdhealth.bridge.*
import java.io.File
import java.io.FileOutputStream
import java.io.IOException
import kotlinx.coroutines.*

${block(0)}
${block(1)}
${block(2)}`;
}

export function swiftBundleGuide(): string {
  const block = blocksOf(GUIDE, 'swift');
  return `import Foundation\n${[0, 1, 2].map(block).join('\n')}`;
}
