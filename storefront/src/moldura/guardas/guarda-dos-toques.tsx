import { writeEarlyInput } from '@vitrine/ui'

import { useNonce } from '#shell'

/**
 * What has no effect by itself, and the lines of a cart: sent as a form a press would load the page anew, of a visitor's cart that the device has told
 * (decision 0205) change what the server was told, not what the device keeps, and without a network lead nowhere.
 */
const presses = 'button[type=button],.pagina-carrinho form button'

/** What somebody does before the page is alive is done once it is. In the head, drawn by the server alone (docs/bytes.md). */
export function GuardaDosToques() {
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: writeEarlyInput({ presses }) }} />
}
