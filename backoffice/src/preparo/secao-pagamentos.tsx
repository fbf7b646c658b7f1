import { useState } from 'react'

import type { FormaPagamentoGuardada } from '@vitrine/contract'
import { Modal } from '@vitrine/ui'
import { Lista, putGuardada, mayLeave } from '#cadastro'

import { EditorPagamento } from './editor-pagamento.tsx'
import { nomesDosTipos, novoPagamento, sayPagamento, type PagamentoEscrito } from './pagamento.ts'

interface SecaoProps {
  pagamentos: readonly FormaPagamentoGuardada[]
  onChange: (pagamentos: FormaPagamentoGuardada[]) => void
}

const tipos = Object.keys(nomesDosTipos) as PagamentoEscrito['tipo'][]

/** Payment methods: written, changed, switched off. */
export function SecaoPagamentos({ pagamentos, onChange }: SecaoProps) {
  const [editado, setEditado] = useState<PagamentoEscrito | null>(null)
  return (
    <>
      <Lista
        nome="Formas de pagamento"
        vazia="Nenhuma ainda: sem uma, ninguém fecha um pedido."
        itens={pagamentos.map((forma) => ({
          id: forma.idformapagto,
          nome: forma.nome,
          frase: sayPagamento(forma),
          ativa: forma.ativa,
          onEdit: () => setEditado(forma),
        }))}
        novas={tipos.map((tipo) => ({
          nome: nomesDosTipos[tipo],
          onPress: () => setEditado(novoPagamento(tipo)),
        }))}
      />
      <Modal
        open={editado !== null}
        onClose={() => mayLeave() && setEditado(null)}
        title={editado?.versao === null ? 'Nova forma de pagamento' : 'Editar forma de pagamento'}
      >
        {editado && (
          <EditorPagamento
            key={editado.idformapagto}
            forma={editado}
            onGravada={(gravada) => {
              onChange(putGuardada(pagamentos, gravada, ({ idformapagto }) => idformapagto))
              setEditado(null)
            }}
          />
        )}
      </Modal>
    </>
  )
}
