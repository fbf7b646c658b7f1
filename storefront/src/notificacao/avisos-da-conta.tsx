import { useEffect, useRef, useState } from 'react'

import { Button, LiveRegion, Notice, showToast } from '@vitrine/ui'

import { useConsent } from '#consentimento'
import { useLoja, useOpenPainel } from '#shell'

import { readAparelho, turnOff, turnOn, type Aparelho, type Situacao } from './aparelho.ts'
import { Opcao } from './opcao.tsx'

/** What this device is told of by push, with the way to change it: nothing is asked before somebody presses (decision 0089). */
export function AvisosDaConta({ idcliente }: { idcliente: string }) {
  const { idfornecedor } = useLoja()
  const titulo = useRef<HTMLHeadingElement>(null)
  const consent = useConsent()
  const [aparelho, setAparelho] = useState<Aparelho | null>(null)
  useEffect(() => {
    let isOver = false
    readAparelho({ idfornecedor, idcliente }).then(
      (lido) => !isOver && setAparelho(lido),
      // Nobody asked yet: the part stays away.
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // What may be kept here was chosen anew: all is read again.
  }, [idfornecedor, idcliente, consent])
  if (!aparelho) return null
  // What was pressed is gone with what it did.
  const change = (mudado: Aparelho) => {
    setAparelho(mudado)
    if (mudado.situacao !== aparelho.situacao) titulo.current?.focus()
  }
  return (
    <section aria-labelledby="avisos-no-aparelho">
      <h2 id="avisos-no-aparelho" className="text-16" ref={titulo} tabIndex={-1}>
        Avisos neste aparelho
      </h2>
      <Escolha dono={{ idfornecedor, idcliente }} aparelho={aparelho} onMudou={change} />
      <LiveRegion>{aparelho.situacao === 'ligado' && 'Avisos ligados neste aparelho.'}</LiveRegion>
    </section>
  )
}

interface EscolhaProps {
  dono: { idfornecedor: string; idcliente: string }
  aparelho: Aparelho
  onMudou: (aparelho: Aparelho) => void
}

function Escolha({ dono, aparelho, onMudou }: EscolhaProps) {
  const { situacao, escolha } = aparelho
  const [isBusy, setBusy] = useState(false)
  async function change(work: () => Promise<Aparelho>) {
    setBusy(true)
    try {
      onMudou(await work())
    } catch {
      showToast('Os avisos não mudaram. Tente de novo.')
    } finally {
      setBusy(false)
    }
  }
  const turnTo = (nova: Aparelho['escolha']) =>
    change(async () => ({
      ...aparelho,
      escolha: nova,
      situacao: await turnOn(dono, { ...aparelho, escolha: nova }),
    }))
  if (situacao === 'desligado') {
    return (
      <>
        <p className="mt-1 text-ink-muted">
          Quando um pedido andar ou um produto que você espera voltar. Sem propaganda.
        </p>
        <Button
          variant="outline"
          icon="bell"
          className="mt-3"
          loading={isBusy}
          onClick={() => void turnTo(escolha)}
        >
          Receber avisos
        </Button>
      </>
    )
  }
  if (situacao !== 'ligado') return <Parado situacao={situacao} />
  return (
    <>
      <div className="mt-2 grid">
        <Opcao
          nome="Pedidos"
          checked={escolha.pedidos}
          isBusy={isBusy}
          onChange={(pedidos) => void turnTo({ ...escolha, pedidos })}
        />
        <Opcao
          nome="Produtos que voltaram"
          checked={escolha.alertas}
          isBusy={isBusy}
          onChange={(alertas) => void turnTo({ ...escolha, alertas })}
        />
      </div>
      <Button
        variant="outline"
        className="mt-3"
        loading={isBusy}
        onClick={() =>
          void change(async () => {
            await turnOff(dono)
            return { ...aparelho, situacao: 'desligado' }
          })
        }
      >
        Desligar neste aparelho
      </Button>
    </>
  )
}

const porques: Partial<Record<Situacao, string>> = {
  indisponivel: 'Aqui não há avisos no aparelho: a loja não os envia, ou este navegador não os recebe.',
  instalar:
    'No iPhone e no iPad, os avisos chegam pelo aplicativo: toque em Compartilhar e escolha “Adicionar à Tela de Início”.',
  bloqueado:
    'O navegador está bloqueando os avisos desta loja. Para receber, toque no cadeado ao lado do endereço e permita as notificações.',
  'sem-cookies': 'Os avisos precisam dos cookies da sua conta, que você recusou.',
}

/** Why there is nothing to switch, and what can be done about it. */
function Parado({ situacao }: { situacao: Situacao }) {
  const open = useOpenPainel()
  return (
    <Notice
      className="mt-3"
      icon="bell"
      action={
        situacao === 'sem-cookies' && (
          <Button variant="outline" size="s" data-painel="cookies" onClick={() => open('cookies')}>
            Mudar cookies
          </Button>
        )
      }
    >
      {porques[situacao]}
    </Notice>
  )
}
