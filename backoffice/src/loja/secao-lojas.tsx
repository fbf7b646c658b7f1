import { useState } from 'react'

import type { LojaGuardada } from '@vitrine/contract'
import { Modal } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'
import { Lista, putGuardada, mayLeave, useRemove } from '#cadastro'

import { EditorLoja } from './editor-loja.tsx'
import { novaLoja, sayLoja, type LojaEscrita } from './loja.ts'

interface SecaoProps {
  lojas: readonly LojaGuardada[]
  isLeitura?: boolean
  onChange: (lojas: LojaGuardada[]) => void
}

/** Stores: written, changed, removed, and brought back. */
export function SecaoLojas({ lojas, isLeitura = false, onChange }: SecaoProps) {
  const [editada, setEditada] = useState<LojaEscrita | null>(null)
  const put = (gravada: LojaGuardada) => onChange(putGuardada(lojas, gravada, ({ idloja }) => idloja))
  const remove = useRemoveLoja({
    onFora: (fora) => onChange(lojas.filter(({ idloja }) => idloja !== fora.idloja)),
    onVolta: put,
  })
  return (
    <>
      <Lista
        nome="Lojas"
        isLeitura={isLeitura}
        vazia="Nenhuma loja ainda. Quem retira precisa de uma."
        itens={lojas.map((loja) => ({
          id: loja.idloja,
          nome: loja.nome,
          frase: sayLoja(loja),
          ativa: true,
          onEdit: () => setEditada(loja),
          onRemove: () => void remove(loja),
        }))}
        novas={[{ nome: 'Nova loja', onPress: () => setEditada(novaLoja()) }]}
      />
      <Modal
        open={editada !== null}
        onClose={() => mayLeave() && setEditada(null)}
        title={editada?.versao === null ? 'Nova loja' : 'Editar loja'}
      >
        {editada && (
          <EditorLoja
            key={editada.idloja}
            loja={editada}
            onGravada={(gravada) => {
              put(gravada)
              setEditada(null)
            }}
          />
        )}
      </Modal>
    </>
  )
}

type Removida = Pick<Parameters<typeof useRemove<LojaGuardada>>[0], 'onFora' | 'onVolta'>

function useRemoveLoja(removida: Removida) {
  const { idfornecedor } = useTrabalho().loja
  return useRemove<LojaGuardada>({
    ...removida,
    emUso: EM_USO,
    remove: ({ idloja, versao }) =>
      api('DELETE /painel/v1/{idfornecedor}/lojas/{idloja}', {
        params: { idfornecedor, idloja },
        query: { versao },
      }),
    restore: ({ idloja, versao: _versao, ...body }) =>
      api('PUT /painel/v1/{idfornecedor}/lojas/{idloja}', {
        params: { idfornecedor, idloja },
        body: { ...body, versao: null },
      }),
  })
}

const EM_USO = 'Há uma forma de retirada nesta loja: mude ou desligue a forma antes.'
