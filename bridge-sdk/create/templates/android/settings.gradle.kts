pluginManagement { repositories { google(); mavenCentral(); gradlePluginPortal() } }
dependencyResolutionManagement { repositories { google(); mavenCentral() } }

rootProject.name = "__NAME__"
// The bridge's own sources. Once your Maven repository has the libraries, this line and the folder go.
includeBuild("sdhealth-bridge")
include(":shop", ":app")
