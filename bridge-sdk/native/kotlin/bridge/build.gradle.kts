plugins {
    kotlin("jvm")
    kotlin("plugin.serialization")
    `maven-publish`
}

kotlin {
    explicitApi()
    compilerOptions { allWarningsAsErrors = true }
    jvmToolchain(17)
    sourceSets.main { kotlin.setSrcDirs(listOf("..")); kotlin.include("*.kt") }
}
java { withSourcesJar() }

dependencies {
    api("org.jetbrains.kotlinx:kotlinx-serialization-json:1.10.0")
    api("org.jetbrains.kotlinx:kotlinx-coroutines-core:1.10.2")
}

publishing { publications { create<MavenPublication>("release") { from(components["java"]) } } }
