import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, showToast } from '@vitrine/ui'

import { mayKeepPreferencia } from '#consentimento'
import { useLoja, useSessao } from '#shell'

import { readAparelho, readParado, turnOn, type Aparelho } from './aparelho.ts'

/** Begins as what is kept under group 2 does (consentimento/drop-estado.ts). */
const CHAVE = 'vitrine_visao_avisos'

/** Asks after an order, once on a device: whoever said no, or is not remembered, finds it in the account alone. */
export function ConviteDeAvisos({ idcliente }: { idcliente: string }) {
  const { slug, idfornecedor } = useLoja()
  const papel = useSessao()?.papel
  const isPessoa = papel === 'cliente' || papel === 'usuario vinculado'
  const [aparelho, setAparelho] = useState<Aparelho | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isOver = false
    if (isPessoa && mayAsk())
      readAparelho({ idfornecedor, idcliente }).then(
        (lido) => !isOver && lido.situacao === 'desligado' && setAparelho(lido),
        () => undefined,
      )
    return () => {
      isOver = true
    }
  }, [isPessoa, idfornecedor, idcliente])
  if (!aparelho) return null
  async function accept(pedido: Aparelho) {
    setBusy(true)
    try {
      const situacao = await turnOn({ idfornecedor, idcliente }, pedido)
      keepResposta()
      setAparelho(situacao === 'ligado' ? { ...pedido, situacao } : null)
    } catch {
      showToast('Os avisos não foram ligados. Tente de novo.')
    } finally {
      setBusy(false)
    }
  }
  function decline() {
    keepResposta()
    setAparelho(null)
  }
  return (
    <section className="mt-8 rounded-lg border border-line p-4" aria-labelledby="convite-avisos">
      <h2 id="convite-avisos" className="text-16">
        {aparelho.situacao === 'ligado' ? 'Avisos ligados neste aparelho' : 'Avisamos quando o pedido andar?'}
      </h2>
      {aparelho.situacao === 'ligado' ? (
        <p className="mt-1 text-ink-muted">
          Mude quando quiser na{' '}
          <Link className="link" to={urls.conta(slug)}>
            sua conta
          </Link>
          .
        </p>
      ) : (
        <>
          <p className="mt-1 text-ink-muted">
            Neste aparelho: quando for pago, sair e chegar, ou a loja perguntar algo.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="outline" icon="bell" loading={isBusy} onClick={() => void accept(aparelho)}>
              Receber avisos
            </Button>
            <Button variant="ghost" onClick={decline}>
              Agora não
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** The browser was not asked yet, nor were you; where an answer could not be kept it would be asked for ever. */
function mayAsk(): boolean {
  try {
    return (
      mayKeepPreferencia() &&
      readParado() === null &&
      Notification.permission === 'default' &&
      localStorage.getItem(CHAVE) === null
    )
  } catch {
    return false
  }
}

function keepResposta(): void {
  try {
    localStorage.setItem(CHAVE, '1')
  } catch {
    // A full device is asked once more after the next order.
  }
}
