/** Lists the names that Kotlin, Swift and ArkTS reserve for functions, fields or enum members. */
const words = (text: string) => text.trim().split(/\s+/);

interface Reserved {
  /** Lists the keywords, which may name nothing. */
  readonly words: readonly string[];
  /** Lists the members that a generated class already has. */
  readonly members: readonly string[];
  /** Lists the words that may not name a member of an enum. */
  readonly cases?: readonly string[];
}

const SWIFT =
  words(`associatedtype class deinit enum extension fileprivate func import init inout internal let operator private
  precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else
  fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self super throws true try`);

export const RESERVED: Readonly<Record<'Kotlin' | 'Swift' | 'ArkTS' | 'the generated rows', Reserved>> = {
  'the generated rows': {
    words: [],
    members:
      words(`hostMethod hostEvent isText isVisible isNumber isInteger isBoolean isList isObject isOwnAddress isReturnAddress
      isWebAddress isPageAddress isFileAddress isPictureAddress isAppAddress`),
  },
  Kotlin: {
    words:
      words(`as break class continue do else false for fun if in interface is null object package return super this throw true
      try typealias typeof val var when while`),
    members: words('on methods guard answerBy dispatch versions equals hashCode toString apply also let run with'),
  },
  Swift: { words: SWIFT, members: words('on methods guardian answerBy dispatch versions description'), cases: SWIFT },
  ArkTS: {
    words:
      words(`break case catch class const continue debugger default delete do else enum export extends false finally for function
      if import in instanceof new null return super switch this throw true try typeof var void while with let static yield await
      implements interface package private protected public any unknown symbol arguments eval`),
    members: words('on methods guard answerBy constructor dispatch versions channel'),
  },
};
