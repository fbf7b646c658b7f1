import { useState } from 'react'

import type { LojaGuardada } from '@vitrine/contract'
import { Modal, showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'
import { Lista, putGuardada, mayLeave } from '#cadastro'

import { EditorLoja } from './editor-loja.tsx'
import { novaLoja, sayLoja, type LojaEscrita } from './loja.ts'

interface SecaoProps {
  lojas: readonly LojaGuardada[]
  onChange: (lojas: LojaGuardada[]) => void
}

/** Stores: written, changed, removed, and brought back. */
export function SecaoLojas({ lojas, onChange }: SecaoProps) {
  const [editada, setEditada] = useState<LojaEscrita | null>(null)
  const put = (gravada: LojaGuardada) => onChange(putGuardada(lojas, gravada, ({ idloja }) => idloja))
  const remove = useRemove({
    onFora: (fora) => onChange(lojas.filter(({ idloja }) => idloja !== fora.idloja)),
    onVolta: (volta) => onChange(putGuardada(lojas, volta, ({ idloja }) => idloja)),
  })
  return (
    <>
      <Lista
        nome="Lojas"
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

interface Removida {
  onFora: (loja: LojaGuardada) => void
  onVolta: (loja: LojaGuardada) => void
}

/** Removes a store that nobody has changed meanwhile; taken back, it is written anew. */
function useRemove({ onFora, onVolta }: Removida) {
  const { idfornecedor } = useTrabalho().loja
  async function undo({ idloja, versao: _versao, ...body }: LojaGuardada) {
    const resposta = await api('PUT /painel/v1/{idfornecedor}/lojas/{idloja}', {
      params: { idfornecedor, idloja },
      body: { ...body, versao: null },
    })
    if (resposta.ok) onVolta(resposta.dados)
    else showToast(resposta.falha.error)
  }
  return async (loja: LojaGuardada) => {
    const { idloja, versao, nome } = loja
    const resposta = await api('DELETE /painel/v1/{idfornecedor}/lojas/{idloja}', {
      params: { idfornecedor, idloja },
      query: { versao },
    })
    // Gone already is gone.
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado')
      return void showToast(resposta.falha.codigo === 'cadastro_em_uso' ? EM_USO : resposta.falha.error)
    onFora(loja)
    showToast(`${nome} foi apagada.`, { label: 'Desfazer', onPress: () => void undo(loja) })
  }
}

const EM_USO = 'Há uma forma de retirada nesta loja: mude ou desligue a forma antes.'
