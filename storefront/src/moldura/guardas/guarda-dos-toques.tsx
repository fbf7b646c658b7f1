import { useNonce, useRaiz } from '#shell'

/**
 * What is pressed before the page is alive, and that neither leads anywhere nor sends anything by itself, is dim until it is, and pressed then: a stepper as
 * often as it was pressed, anything else once. In the head, drawn by the server alone; nothing of it is in the browser's files (docs/bytes.md).
 */
export function GuardaDosToques() {
  const { espelho } = useRaiz()
  const __html = writeGuarda(espelho ? `${SEM_EFEITO},${LINHAS}` : SEM_EFEITO)
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html }} />
}

const SEM_EFEITO = 'button[type=button]'

/** Lines that a visitor's device has told (decision 0205): sent as a form a press would change what the server was told, not what the device keeps. */
const LINHAS = '.pagina-carrinho form button'

/**
 * Heard last, when React had its turn: it comes alive for a press by itself once it has begun, and then the button is its own (`__reactProps`). After ten
 * seconds a form's goes as it would have gone.
 */
function writeGuarda(botoes: string): string {
  return `addEventListener('click',e=>{let b=e.target.closest?.('${botoes}'),v=()=>Object.keys(b).some(k=>k.startsWith('__reactProps')),t=()=>performance.now()>1e4,s=b?.style;if(!b||v()||t())return;e.preventDefault();if(s.opacity&&!b.value)return;s.opacity=.4;(function f(){if(v()||!b.isConnected){s.opacity='';b.click()}else if(t()){s.opacity='';b.type!='button'&&b.form?.requestSubmit(b)}else requestAnimationFrame(f)})()})`
}
