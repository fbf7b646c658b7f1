import { writeEarlyInput } from '@vitrine/ui'

import { useNonce, useRaiz } from '#shell'

/** What somebody does before the page is alive is done once it is. In the head, drawn by the server alone (docs/bytes.md). */
export function GuardaDosToques() {
  const { espelho } = useRaiz()
  const presses = espelho ? `${SEM_EFEITO},${LINHAS}` : SEM_EFEITO
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: writeEarlyInput({ presses }) }} />
}

const SEM_EFEITO = 'button[type=button]'

/** Lines that a visitor's device has told (decision 0205): sent as a form a press would change what the server was told, not what the device keeps. */
const LINHAS = '.pagina-carrinho form button'
