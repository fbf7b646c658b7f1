import { useState } from 'react'
import { useLoaderData } from 'react-router'

import type { ServicoGuardado } from '@vitrine/contract'
import { describeServico } from '@vitrine/rules/servico'
import { Modal, showToast } from '@vitrine/ui'

import { Lista, mayLeave, MolduraDaTela, useGuarda, useRemove } from '#cadastro'
import { listCategoriasComNome, useLista, type Nomeado } from '#promocao'
import { api, useTrabalho } from '#shell'

import { novoServico, type ServicoEscrito } from './campos-do-servico.ts'
import { EditorServico } from './editor-servico.tsx'
import type { loadServicos } from './load-servicos.ts'

export { loadServicos as loader } from './load-servicos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Serviços' }

type Lidos = NonNullable<Awaited<ReturnType<typeof loadServicos>>['lidos']>

/** What can be had beside products: cutting, assembly, gift wrap by hand (readings 8; decision 0147). */
export default function TelaDosServicos() {
  useGuarda()
  const { lidos, semDireito } = useLoaderData<typeof loadServicos>()
  return (
    <MolduraDaTela
      className="ajustes"
      titulo="Serviços"
      frase="O que se pode pedir além dos produtos: corte, montagem, instalação."
      semDireito={semDireito}
      direito="cuida de serviços"
      oQue="os serviços"
    >
      {lidos && <Servicos lidos={lidos} />}
    </MolduraDaTela>
  )
}

function Servicos({ lidos }: { lidos: Lidos }) {
  const { guardadas, put, drop } = useLista(lidos.data, idOf)
  const [achados, setAchados] = useState<readonly Nomeado[]>(lidos.nomes)
  const [editado, setEditado] = useState<ServicoEscrito | null>(null)
  const categorias = listCategoriasComNome(lidos.categorias)
  const nomes = new Map([...achados, ...categorias].map(({ id, nome }) => [id, nome]))
  const remove = useRemoveServico(drop, put)
  return (
    <section aria-label="Serviços da loja">
      <Lista
        nome="Serviços"
        vazia="Nenhum ainda."
        itens={guardadas.map((servico) => ({
          id: servico.idservico,
          nome: servico.nome,
          frase: describeServico(servico, nomes),
          ativa: servico.ativo,
          onEdit: () => setEditado(servico),
          onRemove: () => void remove(servico),
        }))}
        novas={[{ nome: 'Novo serviço', onPress: () => setEditado(novoServico(guardadas.length)) }]}
      />
      <Modal
        open={editado !== null}
        size="l"
        onClose={() => mayLeave() && setEditado(null)}
        title={editado?.versao === null ? 'Novo serviço' : 'Editar serviço'}
      >
        {editado && (
          <EditorServico
            key={editado.idservico}
            servico={editado}
            categorias={categorias}
            nomes={nomes}
            onNome={(nomeado) => setAchados((antes) => [...antes, nomeado])}
            onGravado={(gravado) => {
              put(gravado)
              setEditado(null)
              showToast('Serviço gravado. Já vale na loja.')
            }}
          />
        )}
      </Modal>
    </section>
  )
}

const idOf = ({ idservico }: ServicoGuardado): string => idservico

function useRemoveServico(
  onFora: (fora: ServicoGuardado) => void,
  onVolta: (volta: ServicoGuardado) => void,
) {
  const { idfornecedor } = useTrabalho().loja
  return useRemove<ServicoGuardado>({
    say: ({ nome }) => `${nome} foi apagado.`,
    emUso: 'Alguém já pediu este serviço: desligue-o em vez de apagar.',
    remove: ({ idservico, versao }) =>
      api('DELETE /painel/v1/{idfornecedor}/servicos/{idservico}', {
        params: { idfornecedor, idservico },
        query: { versao },
      }),
    restore: ({ idservico, versao: _versao, ...body }) =>
      api('PUT /painel/v1/{idfornecedor}/servicos/{idservico}', {
        params: { idfornecedor, idservico },
        body: { ...body, versao: null },
      }),
    onFora,
    onVolta,
  })
}
