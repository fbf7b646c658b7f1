import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import type { TipoAssinatura } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Modal, Notice, OptionCard, OptionGroup } from '@vitrine/ui'

import { PagamentoDeSempre, type EscolhaDeSempre } from '#pagamento'
import { api, Parte, useHydrated, useLoja } from '#shell'

const falhou = 'Não conseguimos ler como esta loja repete compras. Tente de novo em instantes.'

/** "Repetir sempre": an order that was made begins a subscription, every week or as the store offers it (ux 1.9.2). */
export function InicioAssinatura({ numpedido, idcliente }: { numpedido: number; idcliente: string }) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  return (
    <>
      <Button
        variant="outline"
        icon="repeat"
        className={isHydrated ? undefined : 'invisible'}
        onClick={() => setOpen(true)}
      >
        Repetir sempre
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Repetir esta compra">
        {isOpen && <Escolha numpedido={numpedido} idcliente={idcliente} />}
      </Modal>
    </>
  )
}

function Escolha({ numpedido, idcliente }: { numpedido: number; idcliente: string }) {
  const { slug } = useLoja()
  const navigate = useNavigate()
  const { tipos, erro: naoLidos } = useTipos()
  const [escolhido, setEscolhido] = useState<string>()
  const [erro, setErro] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [pagar, setPagar] = useState<EscolhaDeSempre | null>(null)
  const idtipoassinatura = escolhido ?? tipos?.[0]?.idtipoassinatura
  async function begin() {
    if (!idtipoassinatura) return
    if (!pagar) return setErro('Escolha como pagar cada pedido.')
    setBusy(true)
    const resposta = await api('POST /v4/subscription/begin/{numpedido}', {
      params: { numpedido },
      body: { idtipoassinatura, formaPagamento: pagar },
    })
    setBusy(false)
    if (resposta.ok) void navigate(urls.assinatura(slug, resposta.dados.idassinatura))
    else setErro(resposta.falha.error)
  }
  return (
    <>
      <p className="mb-4">
        Os mesmos produtos, no mesmo lugar, pelo preço do dia. Avisamos antes de cada pedido, e você pula,
        muda ou cancela quando quiser.
      </p>
      {(erro ?? naoLidos) && (
        <Notice tone="danger" live="alert" className="mb-4">
          {erro ?? naoLidos}
        </Notice>
      )}
      <OptionGroup label="De quanto em quanto tempo">
        {(tipos ?? []).map((tipo) => (
          <OptionCard
            key={tipo.idtipoassinatura}
            name="idtipoassinatura"
            value={tipo.idtipoassinatura}
            checked={tipo.idtipoassinatura === idtipoassinatura}
            onChange={() => setEscolhido(tipo.idtipoassinatura)}
            icon="calendar"
            title={tipo.nome}
          />
        ))}
      </OptionGroup>
      <h3 className="mt-6 mb-3">Como pagar</h3>
      <Parte espera={<div style={{ minHeight: 160 }} aria-busy />}>
        <PagamentoDeSempre idcliente={idcliente} value={pagar} onChange={setPagar} />
      </Parte>
      <Button
        block
        className="mt-4"
        loading={isBusy}
        aria-disabled={!idtipoassinatura || undefined}
        onClick={() => void begin()}
      >
        Começar a repetir
      </Button>
    </>
  )
}

/** How often the store repeats; undefined while it is asked. */
function useTipos(): { tipos?: TipoAssinatura[]; erro?: string } {
  const { idfornecedor } = useLoja()
  const [lidos, setLidos] = useState<{ tipos?: TipoAssinatura[]; erro?: string }>({})
  useEffect(() => {
    let isCurrent = true
    void api('GET /v4/subscription/type/list/{idfornecedor}', { params: { idfornecedor } }).then(
      (resposta) => {
        if (isCurrent) setLidos(resposta.ok ? { tipos: resposta.dados.data } : { erro: falhou })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [idfornecedor])
  return lidos
}
