plugins { kotlin("jvm") }

kotlin { jvmToolchain(17) }

dependencies {
    api("com.sdhealth:bridge:__VERSION__")
    testImplementation(kotlin("test"))
}

tasks.test { useJUnitPlatform() }
