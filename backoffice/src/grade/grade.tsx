import { useRef, useState } from 'react'

import type { LinhaDaGrade } from '@vitrine/contract'
import { IconButton, showToast } from '@vitrine/ui'

import { api } from '#shell'

import { colunas } from './colunas.ts'
import { LinhaDaTabela } from './linha-da-tabela.tsx'
import { PrecoComMotivo } from './preco-com-motivo.tsx'
import { useCelulasDaGrade } from './use-celulas-da-grade.ts'
import type { Edicoes } from './use-edicoes.ts'
import type { Negociacao } from './use-negociacao.ts'

interface GradeProps {
  negociacao: Negociacao
  edicoes: Edicoes
  mayEdit: boolean
}

/** The client's cart as a grid in which one writes (ux 3.4, mockup 14). */
export function Grade({ negociacao, edicoes, mayEdit }: GradeProps) {
  const { grade, params, act } = negociacao
  const { linhas, limites } = grade
  const [comMotivo, setComMotivo] = useState<string | null>(null)
  const tell = useEdicaoDita(negociacao)
  const { ref, onKeyDown, onPaste, ...celulas } = useCelulasDaGrade({
    linhas,
    edicoes,
    mayEdit,
    onEditando: (id, editando) => tell(id, editando, () => celulas.leave()),
  })
  const remove = (idlinha: string, visto: number) =>
    void act(
      api('DELETE /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}', {
        params: { ...params, idlinha },
        query: { visto },
      }),
    )
  return (
    <div className="ng-tabela">
      <table
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the keys walk its cells, which hold the focus (ARIA APG grid)
        role="grid"
        aria-label="Carrinho do cliente"
        aria-readonly={!mayEdit || undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <Cabecas />
        <tbody>
          {linhas.map((linha, i) => (
            <LinhaDaTabela
              key={linha.id}
              linha={linha}
              indice={i}
              celulas={celulas}
              edicoes={edicoes}
              piso_margem={limites.piso_margem}
              acoes={
                mayEdit && (
                  <AcoesDaLinha
                    linha={linha}
                    onMotivo={() => setComMotivo(linha.id)}
                    onRemove={() => remove(linha.id, linha.revisao)}
                  />
                )
              }
            />
          ))}
        </tbody>
      </table>
      <PrecoComMotivo
        linha={linhas.find(({ id }) => id === comMotivo) ?? null}
        edicoes={edicoes}
        onClose={() => setComMotivo(null)}
      />
    </div>
  )
}

interface AcoesDaLinhaProps {
  linha: LinhaDaGrade
  onMotivo: () => void
  onRemove: () => void
}

function AcoesDaLinha({ linha: { nome, motivo, combo }, onMotivo, onRemove }: AcoesDaLinhaProps) {
  return (
    <>
      {!combo && (
        <IconButton
          icon="sticky-note"
          iconSize={16}
          label={`Preço e motivo de ${nome}`}
          data-escrito={motivo !== '' || undefined}
          onClick={onMotivo}
        />
      )}
      <IconButton icon="trash-2" iconSize={16} label={`Tirar ${nome}`} onClick={onRemove} />
    </>
  )
}

function Cabecas() {
  return (
    <thead>
      <tr>
        {colunas.map(({ id, nome }) => (
          <th key={id} scope="col" data-coluna={id}>
            {nome}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Tells of lines one after the other: that one is let go is never heard before that it is held. */
function useEdicaoDita(negociacao: Negociacao) {
  const vez = useRef(Promise.resolve())
  return (id: string, editando: boolean, onRecusada: () => void) => {
    vez.current = vez.current.then(async () => {
      if (!(await tellEditando(negociacao, id, editando))) onRecusada()
    })
  }
}

/** Whether one may write in a line: not while somebody of the other side does. */
async function tellEditando(
  { params, readAgain }: Negociacao,
  idlinha: string,
  editando: boolean,
): Promise<boolean> {
  const resposta = await api(
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/edicao',
    {
      params: { ...params, idlinha },
      body: { editando },
    },
  )
  if (resposta.ok || resposta.falha.codigo !== 'linha_em_edicao') return true
  showToast(resposta.falha.error)
  await readAgain()
  return false
}
