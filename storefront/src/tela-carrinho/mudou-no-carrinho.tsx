import type { Deriva } from '@vitrine/rules/carrinho'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

import { useCarrinho, useCarro } from '#carrinho'
import { useRaiz } from '#shell'

/** Notices above the lines: why the last order was refused, and what changed without the shopper. */
export function Mudou() {
  const { mudancas, derivas } = useCarrinho((estado) => estado)
  return (
    <>
      <UltimoEnvio />
      {mudancas.length > 0 && <Mudancas />}
      {derivas.length > 0 && <Derivas derivas={derivas} />}
    </>
  )
}

/** The text of a refused submission, until the cart is another one (§3 Cart, readings 6). */
function UltimoEnvio() {
  const { carrinho } = useRaiz()
  const isMesmo = useCarrinho(({ revisao, passos }) => revisao === carrinho?.revisao && passos.length === 0)
  if (!carrinho?.erroSubmit || !isMesmo) return null
  return (
    <Notice tone="warning" title="Seu último envio não virou pedido." live="status">
      {carrinho.erroSubmit}
    </Notice>
  )
}

/** What merging or repricing changed: arrivals in one sentence, everything else line by line. */
function Mudancas() {
  const mudancas = useCarrinho((estado) => estado.mudancas)
  const { store } = useCarro()
  const chegadas = mudancas.filter(({ de }) => de === 0)
  const outras = mudancas.filter(({ de }) => de > 0)
  return (
    <Notice tone="info" title="Seu carrinho mudou.">
      {chegadas.length > 0 && (
        <p>{pluralize(chegadas.length, 'produto veio', 'produtos vieram')} deste aparelho.</p>
      )}
      <ul>
        {outras.map(({ id, nome, de, para, motivo }) => (
          <li key={id} className="mt-1">
            {nome}: de {formatQuantidade(de)} para {formatQuantidade(para)}. {motivo.replace(/\.?$/, '.')}
          </li>
        ))}
      </ul>
      <Entendi onClick={() => store.setState({ mudancas: [], mensagem: null })} />
    </Notice>
  )
}

/** Prices and stock that moved since they were last shown (ux 1.6.6). */
function Derivas({ derivas }: { derivas: readonly Deriva[] }) {
  const { store } = useCarro()
  return (
    <Notice tone="warning" title="Mudou desde a última vez que você viu:" live="status">
      <ul>
        {derivas.map((deriva) => (
          <li key={deriva.id} className="mt-1">
            {deriva.nome}: {describeDeriva(deriva)}
          </li>
        ))}
      </ul>
      <Entendi onClick={() => store.setState({ derivas: [] })} />
    </Notice>
  )
}

function describeDeriva({ tipo, de, para }: Deriva) {
  if (tipo !== 'preco') return tipo === 'indisponivel' ? 'indisponível agora' : 'disponível de novo'
  return (
    <>
      de <s>{formatPrecoUnitario(de ?? 0)}</s> para <b>{formatPrecoUnitario(para ?? 0)}</b>
    </>
  )
}

function Entendi({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="min-h-11" onClick={onClick}>
      OK, entendi
    </button>
  )
}
