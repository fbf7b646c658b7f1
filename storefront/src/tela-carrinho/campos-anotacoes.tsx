import { Textarea, TextInput } from '@vitrine/ui'

import { useSessao } from '#shell'

import { useBloqueado, useCarrinho, useCarro } from '#carrinho'
import type { Anotacoes } from '#carrinho'
import { CampoSubstituicao } from '#compra'

/** A word to the store and the company's own order number. */
export function CamposAnotacoes() {
  const { observacao, numPedidoCliente } = useCarrinho((estado) => estado.anotacoes)
  const write = useWrite()
  const sessao = useSessao()
  const isLocked = useBloqueado()
  const isEmpresa = sessao?.cliente?.tipo_documento === 'CNPJ'
  return (
    <div className="grid gap-3 pb-3">
      {(isEmpresa || numPedidoCliente !== '') && (
        <TextInput
          label="Número do seu pedido de compra"
          optional
          value={numPedidoCliente}
          maxLength={60}
          autoComplete="off"
          readOnly={isLocked}
          onChange={(event) => write({ numPedidoCliente: event.target.value })}
        />
      )}
      <Textarea
        label="Observação"
        optional
        value={observacao}
        maxLength={1000}
        readOnly={isLocked}
        onChange={(event) => write({ observacao: event.target.value })}
      />
    </div>
  )
}

/** What the store does when a product is missing, for all lines that do not say it themselves. */
export function CampoFalta() {
  const { substituicao } = useCarrinho((estado) => estado.anotacoes)
  const write = useWrite()
  const isLocked = useBloqueado()
  return (
    <div className="grid gap-2 pb-3">
      <CampoSubstituicao
        label="O que a loja faz"
        value={substituicao}
        disabled={isLocked}
        onChange={(escolhida) => escolhida && write({ substituicao: escolhida })}
      />
      <p className="text-12 text-ink-muted">Para um produto só, escolha na linha dele.</p>
    </div>
  )
}

function useWrite() {
  const { store } = useCarro()
  const sessao = useSessao()
  return (escritas: Partial<Anotacoes>) => {
    const { anotacoes, anotou } = store.getState()
    const campos = Object.keys(escritas) as (keyof Anotacoes)[] // keys of what is written
    store.setState({
      anotacoes: { ...anotacoes, ...escritas },
      // A visitor's words stay on the device until there is an account to give them to.
      ...(sessao && { anotou: [...new Set([...anotou, ...campos])], situacao: 'pendente', erro: null }),
    })
  }
}
