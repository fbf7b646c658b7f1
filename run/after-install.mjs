import { ensureNode } from './ensure-node.mjs'
import { endWith } from './root.mjs'

// npm runs it after each installation of the checkout, which empties node_modules/.bin.
ensureNode().catch(endWith)
