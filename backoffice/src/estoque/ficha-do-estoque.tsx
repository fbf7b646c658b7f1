import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { Panel } from '@vitrine/ui'

import { mayLeave } from '#cadastro'

import { FormularioDoMovimento } from './formulario-do-movimento.tsx'
import { HistoricoDoEstoque } from './historico-do-estoque.tsx'
import { sayEstoque } from './palavras.ts'
import { useMovimentos } from './use-movimentos.ts'

interface FichaProps {
  /** Null: none is open. */
  produto: ProdutoDoCatalogo | null
  onEstoque: (id: string, estoque: number | null) => void
  onClose: () => void
}

/** The stock of one product beside the list: what there is, what moves it, what moved it. */
export function FichaDoEstoque({ produto, onEstoque, onClose }: FichaProps) {
  return (
    <Panel
      open={produto !== null}
      onClose={() => mayLeave() && onClose()}
      title={produto?.nome ?? 'Estoque'}
      size="l"
      className="estoque-ficha"
    >
      {produto && <Aberta key={produto.idcadastroextraproduto} produto={produto} onEstoque={onEstoque} />}
    </Panel>
  )
}

interface AbertaProps extends Pick<FichaProps, 'onEstoque'> {
  produto: ProdutoDoCatalogo
}

function Aberta({ produto, onEstoque }: AbertaProps) {
  const { idcadastroextraproduto: id, unidade, sku } = produto
  const movimentos = useMovimentos(id, (agora) => onEstoque(id, agora))
  const estoque = movimentos.lista ? movimentos.lista.estoque : produto.estoque
  return (
    <>
      <p className="estoque-agora">
        <b className="num">{sayEstoque(estoque, unidade)}</b> <span className="text-ink-muted">{sku}</span>
      </p>
      <p className="text-ink-muted">
        {estoque === null
          ? 'Não é contado: sempre pode ser comprado.'
          : 'É o que ainda pode ser vendido: cada pedido tira na hora da compra.'}
      </p>
      <FormularioDoMovimento
        key={estoque === null ? 'solto' : 'contado'}
        produto={produto}
        estoque={estoque}
        onFeito={movimentos.put}
        onMudou={movimentos.readMudado}
      />
      <section aria-label="Histórico" className="estoque-parte">
        <h3>Histórico</h3>
        <HistoricoDoEstoque movimentos={movimentos} />
      </section>
    </>
  )
}
