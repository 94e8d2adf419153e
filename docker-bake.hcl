# docker buildx bake                          one image for this machine, into its Docker
# VERSION=1.4.0 REVISION=$(git rev-parse HEAD) IMAGE=registry.example.com/inkwell docker buildx bake release
variable "IMAGE" {
  default = "inkwell"
}
variable "VERSION" {
  default = "development"
}
variable "REVISION" {
  default = "unknown"
}

group "default" {
  targets = ["image"]
}

target "image" {
  tags = ["${IMAGE}:${VERSION}"]
  args = {
    VERSION  = VERSION
    REVISION = REVISION
  }
}

# Attestations need a registry, or Docker's containerd image store.
target "release" {
  inherits  = ["image"]
  platforms = ["linux/amd64", "linux/arm64"]
  attest    = ["type=sbom", "type=provenance,mode=max"]
  output    = ["type=registry"]
}
