import { useState } from 'react'
import { useLoaderData } from 'react-router'

import type { ComboGuardado, ProdutoDeCombos } from '@vitrine/contract'
import { describeCombo } from '@vitrine/rules/combo'
import { Modal, showToast } from '@vitrine/ui'

import { Lista, mayLeave, MolduraDaTela, useGuarda, useRemove } from '#cadastro'
import { useLista } from '#promocao'
import { api, useTrabalho } from '#shell'

import { novoCombo, type ComboEscrito } from './campos-do-combo.ts'
import { EditorCombo } from './editor-combo.tsx'
import type { loadCombos } from './load-combos.ts'
import { sayEconomia } from './say-economia.ts'

import './combo.css'

export { loadCombos as loader } from './load-combos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Combos' }

/** Products sold together: their groups, what they cost, what they save (ux 3.7; decision 0147). */
export default function TelaDosCombos() {
  useGuarda()
  const { lidos, semDireito } = useLoaderData<typeof loadCombos>()
  return (
    <MolduraDaTela
      className="ajustes combos"
      titulo="Combos"
      frase="Produtos que se levam juntos, escolhidos em grupos, por um preço melhor."
      semDireito={semDireito}
      direito="cuida de combos"
      oQue="os combos"
    >
      {lidos && <Combos lidos={lidos.data} daLoja={lidos.produtos} />}
    </MolduraDaTela>
  )
}

function Combos({ lidos, daLoja }: { lidos: readonly ComboGuardado[]; daLoja: readonly ProdutoDeCombos[] }) {
  const { guardadas, put, drop } = useLista(lidos, idOf)
  const [achados, setAchados] = useState<readonly ProdutoDeCombos[]>(daLoja)
  const [editado, setEditado] = useState<ComboEscrito | null>(null)
  const produtos = new Map(achados.map((produto) => [produto.id, produto]))
  const remove = useRemoveCombo(drop, put)
  return (
    <section aria-label="Combos da loja">
      <Lista
        nome="Combos"
        vazia="Nenhum ainda. Um combo junta produtos em grupos: 2 massas e 1 molho, por exemplo."
        itens={guardadas.map((combo) => ({
          id: idOf(combo),
          nome: combo.nome,
          frase: [describeCombo(combo), sayEconomia(combo, produtos)].filter(Boolean).join('\n'),
          ativa: combo.ativo,
          onEdit: () => setEditado(combo),
          onRemove: () => void remove(combo),
        }))}
        novas={[{ nome: 'Novo combo', onPress: () => setEditado(novoCombo(guardadas.length)) }]}
      />
      <Modal
        open={editado !== null}
        size="l"
        onClose={() => mayLeave() && setEditado(null)}
        title={editado?.versao === null ? 'Novo combo' : 'Editar combo'}
      >
        {editado && (
          <EditorCombo
            key={editado.idcombopromocional_cabecalho}
            combo={editado}
            produtos={produtos}
            onProduto={(produto) => setAchados((antes) => [...antes, produto])}
            onGravado={(gravado) => {
              put(gravado)
              setEditado(null)
              showToast('Combo gravado. Já vale na loja.')
            }}
          />
        )}
      </Modal>
    </section>
  )
}

const idOf = ({ idcombopromocional_cabecalho }: ComboGuardado): string => idcombopromocional_cabecalho

function useRemoveCombo(onFora: (combo: ComboGuardado) => void, onVolta: (combo: ComboGuardado) => void) {
  const { idfornecedor } = useTrabalho().loja
  return useRemove<ComboGuardado>({
    say: ({ nome }) => `${nome} foi apagado.`,
    emUso: 'Alguém já comprou este combo: desligue-o em vez de apagar.',
    remove: ({ idcombopromocional_cabecalho, versao }) =>
      api('DELETE /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}', {
        params: { idfornecedor, idcombopromocional_cabecalho },
        query: { versao },
      }),
    restore: ({ idcombopromocional_cabecalho, versao: _versao, ...body }) =>
      api('PUT /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}', {
        params: { idfornecedor, idcombopromocional_cabecalho },
        body: { ...body, versao: null },
      }),
    onFora,
    onVolta,
  })
}
