import { useEffect, useState } from 'react'

import type { CartaoSalvo, FormaPagamento } from '@vitrine/contract'
import { Notice, OptionCard, OptionGroup, Skeleton } from '@vitrine/ui'

import { api, useLoja } from '#shell'

import { describeCartao } from '#cartao'
import { iconeOf } from './forma.ts'

/** What a subscription is paid with. */
export interface EscolhaDeSempre {
  idformapagto: string
  idcartao?: string
}

interface Opcao extends EscolhaDeSempre {
  valor: string
  forma: FormaPagamento
  titulo: string
  sub: string
}

/** How every order of a subscription is paid (S2): a card that is kept, or what needs nobody to type anything. */
export function PagamentoDeSempre({
  idcliente,
  value,
  onChange,
}: {
  idcliente: string | undefined
  value: EscolhaDeSempre | null
  onChange: (escolha: EscolhaDeSempre) => void
}) {
  const opcoes = useOpcoes(idcliente)
  if (opcoes === undefined) return <Skeleton style={{ height: 160 }} />
  if (opcoes.length === 0)
    return <Notice tone="danger">As formas de pagamento não carregaram. Feche e abra de novo.</Notice>
  const escolhido = value && valorOf(value)
  return (
    <OptionGroup label="Como pagar cada pedido">
      {opcoes.map(({ valor, forma, titulo, sub, idformapagto, idcartao }) => (
        <OptionCard
          key={valor}
          name="pagarsempre"
          value={valor}
          checked={valor === escolhido}
          onChange={() => onChange({ idformapagto, ...(idcartao && { idcartao }) })}
          icon={iconeOf(forma.tipo)}
          title={titulo}
          sub={sub}
        />
      ))}
    </OptionGroup>
  )
}

const valorOf = ({ idformapagto, idcartao }: EscolhaDeSempre) =>
  [idformapagto, idcartao].filter(Boolean).join('|')

/** Undefined while they are asked. */
function useOpcoes(idcliente: string | undefined): Opcao[] | undefined {
  const { idfornecedor } = useLoja()
  const [opcoes, setOpcoes] = useState<Opcao[]>()
  useEffect(() => {
    let isCurrent = true
    const formas = api('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
      params: { session_token: 'token', id: idfornecedor },
      query: { ...(idcliente && { idcliente }) },
    })
    const cartoes = api('GET /v4/payment-sdk/cartoes/{idfornecedor}', { params: { idfornecedor } })
    void Promise.all([formas, cartoes]).then(([lidas, guardados]) => {
      if (!isCurrent) return
      const kept = guardados.ok ? guardados.dados.data : []
      setOpcoes(lidas.ok ? lidas.dados.data.flatMap((forma) => toOpcoes(forma, kept)) : [])
    })
    return () => {
      isCurrent = false
    }
  }, [idfornecedor, idcliente])
  return opcoes
}

function toOpcoes(forma: FormaPagamento, cartoes: readonly CartaoSalvo[]): Opcao[] {
  const { idformapagto, tipo, nome } = forma
  if (tipo !== 'CARTAO') return [{ valor: idformapagto, idformapagto, forma, titulo: nome, sub: subs[tipo] }]
  return cartoes.map((cartao) => {
    const { idcartao } = cartao
    const titulo = describeCartao(cartao)
    return { valor: `${idformapagto}|${idcartao}`, idformapagto, idcartao, forma, titulo, sub: subs.CARTAO }
  })
}

const subs: Record<FormaPagamento['tipo'], string> = {
  PIX: 'O código chega por e-mail a cada pedido e vale um dia.',
  BOLETO: 'O pedido é feito mais cedo, para o boleto ser pago a tempo.',
  CARTAO: 'Cobrado sozinho, na separação de cada pedido.',
  ENTREGA: 'Você paga a quem entrega.',
  FATURADO: 'Entra no seu limite, com o primeiro prazo da loja.',
}
