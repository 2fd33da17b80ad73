package shop

fun main() {
    MethodsTest().thePageHearsTheStepsThatThePhoneCounts()
    println("1 passed")
}
