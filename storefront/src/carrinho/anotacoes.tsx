import { Textarea, TextInput } from '@vitrine/ui'

import { useSessao } from '#shell'

import { useBloqueado } from './bloqueio.tsx'
import type { Anotacoes } from './estado.ts'
import { useCarrinho, useCarro } from './provider.tsx'

/** A word to the store and the company's own order number: saved with the cart, offered again at the order (§3 Cart). */
export function AnotacoesCarrinho() {
  const anotacoes = useCarrinho((estado) => estado.anotacoes)
  const { store } = useCarro()
  const sessao = useSessao()
  const isLocked = useBloqueado()
  const { observacao, numPedidoCliente } = anotacoes
  function write(campo: keyof Anotacoes, texto: string) {
    const estado = store.getState()
    store.setState({
      anotacoes: { ...estado.anotacoes, [campo]: texto },
      // A visitor's words stay on the device until there is an account to give them to.
      ...(sessao && { anotou: [...new Set([...estado.anotou, campo])], situacao: 'pendente', erro: null }),
    })
  }
  const isEmpresa = sessao?.cliente?.tipo_documento === 'CNPJ'
  return (
    <details className="anotacoes">
      <summary>
        {observacao || numPedidoCliente ? 'Observação do pedido' : 'Escrever uma observação'}
        {observacao && <small className="block truncate">{observacao}</small>}
      </summary>
      <div className="grid gap-3 pb-3">
        {(isEmpresa || numPedidoCliente !== '') && (
          <TextInput
            label="Número do seu pedido de compra"
            optional
            value={numPedidoCliente}
            maxLength={60}
            autoComplete="off"
            readOnly={isLocked}
            onChange={(event) => write('numPedidoCliente', event.target.value)}
          />
        )}
        <Textarea
          label="Observação"
          optional
          value={observacao}
          maxLength={1000}
          readOnly={isLocked}
          onChange={(event) => write('observacao', event.target.value)}
        />
      </div>
    </details>
  )
}
