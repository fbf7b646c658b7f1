import { buildIfStale } from './build-if-stale.mjs'
import { endWith, say } from './root.mjs'

buildIfStale().then((build) => say(`A loja está compilada (${build}).`), endWith)
