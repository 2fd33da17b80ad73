package kotlin.test

@Target(AnnotationTarget.FUNCTION) annotation class Test
fun <T> assertEquals(expected: T, actual: T) = check(expected == actual) { "$actual" }
