import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { Fatura } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatDia } from '@vitrine/rules/data'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Checkbox, Notice } from '@vitrine/ui'

import { api, useLoja, useOffline } from '#shell'

interface EscolhaFaturasProps {
  /** What is owed, the first due first. */
  faturas: readonly Fatura[]
  idcliente: string
}

/** In the panel: which of the open invoices one Pix pays (readings 10). Overdue ones are chosen when it opens. */
export function EscolhaFaturas({ faturas, idcliente }: EscolhaFaturasProps) {
  const { slug, idfornecedor } = useLoja()
  const navigate = useNavigate()
  const isOffline = useOffline()
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(() => chooseDevidas(faturas))
  // The same id however often the button is pressed; another choice of invoices gets another id.
  const [idpagamento, setIdpagamento] = useState(() => crypto.randomUUID())
  const [estado, setEstado] = useState<{ isSending: boolean; erro: string | null }>({
    isSending: false,
    erro: null,
  })
  const chosen = faturas.filter(({ idfatura }) => escolhidas.has(idfatura))
  function toggle(id: string) {
    setIdpagamento(crypto.randomUUID())
    setEscolhidas(
      (antes) => new Set(antes.has(id) ? [...antes].filter((each) => each !== id) : [...antes, id]),
    )
  }
  async function pay() {
    if (chosen.length === 0) return setEstado({ isSending: false, erro: 'Escolha ao menos uma fatura.' })
    setEstado({ isSending: true, erro: null })
    const resposta = await api('POST /v4/faturas/pagar', {
      body: { idfornecedor, idcliente, idpagamento, faturas: chosen.map(({ idfatura }) => idfatura) },
    })
    if (!resposta.ok) return setEstado({ isSending: false, erro: resposta.falha.error })
    return navigate(`${urls.faturas(slug)}?cobranca=${resposta.dados.idcobranca}#pix`, { replace: true })
  }
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">Faturas em aberto</legend>
        {faturas.map((fatura) => (
          <Checkbox
            key={fatura.idfatura}
            checked={escolhidas.has(fatura.idfatura)}
            onChange={() => toggle(fatura.idfatura)}
          >
            <b className="num">{formatReais(fatura.valor)}</b> {describeFatura(fatura)}
          </Checkbox>
        ))}
      </fieldset>
      {estado.erro && (
        <Notice tone="danger" small live="alert">
          {estado.erro}
        </Notice>
      )}
      <Button
        size="l"
        block
        icon="qr-code"
        loading={estado.isSending}
        disabled={isOffline}
        onClick={() => void pay()}
      >
        {chosen.length === 0
          ? 'Pagar com Pix'
          : `Pagar ${pluralize(chosen.length, 'fatura', 'faturas')}, ${formatReais(sumReais(...chosen.map(({ valor }) => valor)))}`}
      </Button>
    </div>
  )
}

/** The overdue invoices; without any, the only one. */
function chooseDevidas(faturas: readonly Fatura[]): ReadonlySet<string> {
  const vencidas = faturas.filter(({ situacao }) => situacao === 'VENCIDA')
  const devidas = vencidas.length > 0 || faturas.length > 1 ? vencidas : faturas
  return new Set(devidas.map(({ idfatura }) => idfatura))
}

/** 'pedido 10124, parcela 1 de 3, vence em 26/11/2026'. */
function describeFatura({ numpedido, parcela, parcelas, vencimento, situacao }: Fatura): string {
  const dia = formatDia(vencimento)
  return [
    `pedido ${numpedido}`,
    parcelas > 1 && `parcela ${parcela} de ${parcelas}`,
    situacao === 'VENCIDA' ? `venceu em ${dia}` : `vence em ${dia}`,
  ]
    .filter(Boolean)
    .join(', ')
}
