import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, Panel } from '@vitrine/ui'

import { useCarrinho, useCarro } from './provider.tsx'

/** After login: where the two carts did not simply add up, line by line with the reason (readings 5, ux 1.6.3). */
export function FolhaMescla() {
  const ajustes = useCarrinho((estado) => estado.ajustes)
  const { store } = useCarro()
  const close = () => store.setState({ ajustes: [], mudancas: [], mensagem: null })
  return (
    <Panel
      side="bottom"
      open={ajustes.length > 0}
      onClose={close}
      title="Juntamos os seus carrinhos"
      foot={
        <Button block onClick={close}>
          OK, entendi
        </Button>
      }
    >
      <p className="text-ink-muted">
        O que estava neste aparelho entrou no carrinho da sua conta. Nestes produtos a quantidade foi
        ajustada:
      </p>
      <ul className="mt-3">
        {ajustes.map(({ id, nome, de, para, motivo }) => (
          <li key={id} className="border-b border-line-soft py-3">
            <b className="block">{nome}</b>
            {para === 0 ? 'não entrou' : `de ${formatQuantidade(de)} para ${formatQuantidade(para)}`}.{' '}
            {motivo}
            {motivo.endsWith('.') ? '' : '.'}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
