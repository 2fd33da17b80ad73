/**
 * Writes reproducible zip archives: sorted entries, a fixed time, no compression (versions of zlib compress differently). The server
 * compresses the archive when it sends it.
 */

import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { crc32 } from './crc32.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const VERSION = 20;
/** Marks names as UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, 0:00, the earliest time in a zip archive. */
const TIME = 0x00210000;
const STORED = 0;

/** Returns the archive of the files. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path);
    // Holds flags, method, time and date, checksum, size twice, length of the name, length of the extra field.
    const common = Buffer.alloc(24);
    common.writeUInt16LE(FLAGS, 0);
    common.writeUInt16LE(STORED, 2);
    common.writeUInt32LE(TIME, 4);
    common.writeUInt32LE(crc32(content), 8);
    common.writeUInt32LE(content.length, 12);
    common.writeUInt32LE(content.length, 16);
    common.writeUInt16LE(name.length, 20);
    const local = Buffer.concat([number(LOCAL, 4), number(VERSION, 2), common, name, content]);
    const location = Buffer.concat([Buffer.alloc(10), number(offset, 4)]);
    directory.push(number(CENTRAL, 4), number(VERSION, 2), number(VERSION, 2), common, location, name);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = Buffer.concat([number(0, 4), number(files.size, 2), number(files.size, 2)]);
  const end = Buffer.concat([number(END, 4), counts, number(central.length, 4), number(offset, 4), number(0, 2)]);
  return Buffer.concat([...parts, central, end]);
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

/** Returns the files of an archive made by `zip`. Throws for any other archive and for a damaged one. */
export function unzip(archive: Buffer): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const end = archive.length - END_BYTES;
  if (end < 0 || archive.readUInt32LE(end) !== END) throw damaged();
  const size = archive.readUInt16LE(end + 10);
  let offset = 0;
  for (let count = 0; count < size; count++) {
    const isEntry =
      offset + 30 <= end && archive.readUInt32LE(offset) === LOCAL && archive.readUInt16LE(offset + 8) === STORED;
    if (!isEntry) throw damaged();
    const [checksum, length, name] = [
      archive.readUInt32LE(offset + 14),
      archive.readUInt32LE(offset + 18),
      archive.readUInt16LE(offset + 26),
    ];
    const start = offset + 30 + name + archive.readUInt16LE(offset + 28);
    const content = archive.subarray(start, start + length);
    const path = archive.toString('utf8', offset + 30, offset + 30 + name);
    if (start + length > end || crc32(content) !== checksum || files.has(path)) throw damaged();
    files.set(path, content);
    offset = start + length;
  }
  // Refuses archives whose central directory differs from the entries, because other programs read the directory.
  if (!zip(files).equals(archive)) throw damaged();
  return files;
}

const damaged = () => new ClearError('The archive is damaged, or was not written by `npm run bundle`.');
