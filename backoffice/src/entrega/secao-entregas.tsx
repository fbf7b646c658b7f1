import { useState } from 'react'

import type { AreaGuardada, FormaEntregaGuardada, LojaGuardada } from '@vitrine/contract'
import { Modal } from '@vitrine/ui'
import { Lista, putGuardada, mayLeave } from '#cadastro'

import { EditorEntrega } from './editor-entrega.tsx'
import { novaEntrega, sayEntrega, type EntregaEscrita } from './entrega.ts'

interface SecaoProps {
  entregas: readonly FormaEntregaGuardada[]
  lojas: readonly LojaGuardada[]
  areas: readonly AreaGuardada[]
  isLeitura?: boolean
  onChange: (entregas: FormaEntregaGuardada[]) => void
}

/** Ways of delivery and pickup: written, changed, switched off. */
export function SecaoEntregas({ entregas, lojas, areas, isLeitura = false, onChange }: SecaoProps) {
  const [editada, setEditada] = useState<EntregaEscrita | null>(null)
  return (
    <>
      <Lista
        nome="Formas de entrega e retirada"
        isLeitura={isLeitura}
        vazia="Nenhuma ainda."
        itens={entregas.map((forma) => ({
          id: forma.idformaentrega,
          nome: forma.nome,
          frase: sayEntrega(forma),
          ativa: forma.ativa,
          onEdit: () => setEditada(forma),
        }))}
        novas={[
          { nome: 'Nova entrega', onPress: () => setEditada(novaEntrega('DELIVERY')) },
          { nome: 'Nova retirada', onPress: () => setEditada(novaEntrega('RETIRADA')) },
        ]}
      />
      <Modal
        size="l"
        open={editada !== null}
        onClose={() => mayLeave() && setEditada(null)}
        title={
          editada?.versao === null
            ? `Nova ${editada.tipoEntrega === 'DELIVERY' ? 'entrega' : 'retirada'}`
            : 'Editar forma'
        }
      >
        {editada && (
          <EditorEntrega
            key={editada.idformaentrega}
            forma={editada}
            lojas={lojas}
            areas={areas}
            onGravada={(gravada) => {
              onChange(putGuardada(entregas, gravada, ({ idformaentrega }) => idformaentrega))
              setEditada(null)
            }}
          />
        )}
      </Modal>
    </>
  )
}
