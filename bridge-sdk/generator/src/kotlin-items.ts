/** Writes Kotlin serializers for lists and records whose items have bounds. Their errors name the place of the item. */

const inside = `/** Runs what reads an item: a fault in it has [step] in its place. */
private inline fun <Item> inside(step: String, read: () -> Item): Item = try {
    read()
} catch (wrong: BridgeValueException) {
    val star = wrong.place.lastIndexOf('*')
    throw if (star < 0) wrong else BridgeValueException(wrong.place.replaceRange(star, star + 1, step), wrong.rule)
}
`;

interface Reader {
  readonly about: string;
  readonly name: string;
  /** Lists the constructor's parameters: the serialization compiler requires a serializer for each type parameter. */
  readonly params: string;
  readonly type: string;
  /** Gives the library's serializer, which the generated class extends. */
  readonly all: string;
  readonly from: string;
  readonly read: string;
}

const reader = ({ about, name, params, type, all, from, read }: Reader) => `/** ${about} */
internal class ${name}<Item>(${params}) : KSerializer<${type}> {
    private val all = ${all}
    override val descriptor = all.descriptor
    override fun serialize(encoder: Encoder, value: ${type}) = all.serialize(encoder, value)
    override fun deserialize(decoder: Decoder): ${type} {
        val json = decoder as? JsonDecoder ?: return all.deserialize(decoder)
        val given = json.decodeJsonElement() as? ${from} ?: throw SerializationException("another kind")
        return given.${read}
    }
}
`;

const ITEM = 'private val item: KSerializer<Item>';

export const KOTLIN_ITEMS = {
  inside,
  list: (base: string): string =>
    reader({
      about: 'Reads a list whose items have bounds.',
      name: `${base}Items`,
      params: ITEM,
      type: 'List<Item>',
      all: 'ListSerializer(item)',
      from: 'JsonArray',
      read: 'mapIndexed { index, one -> inside("$index") { json.json.decodeFromJsonElement(item, one) } }',
    }),
  record: (base: string): string =>
    reader({
      about: 'Reads an object of equal values that have bounds.',
      name: `${base}Entries`,
      params: `key: KSerializer<String>, ${ITEM}`,
      type: 'Map<String, Item>',
      all: 'MapSerializer(key, item)',
      from: 'JsonObject',
      read: 'mapValues { (step, one) -> inside(step) { json.json.decodeFromJsonElement(item, one) } }',
    }),
};
