import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { Button } from '@vitrine/ui'

import { mayLeave, MolduraDaTela, useGuarda } from '#cadastro'
import { Dialogo } from '#chamada'
import { RecursosProvider } from '#descrito'
import { Barra, ListaDePartes, listMudancas, NavegacaoDoConteudo, Previa } from '#publicacao'

import { EditorSecao } from './editor-secao.tsx'
import type { loadInicio } from './load-inicio.ts'
import { secoesDescritas, type TipoDeSecao } from './secoes-descritas.ts'
import { newSecao, toListada, toVersao, type SecaoEscrita } from './secoes.ts'
import { useInicio } from './use-inicio.ts'

export { loadInicio as loader } from './load-inicio.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Página inicial' }

type Lido = NonNullable<Awaited<ReturnType<typeof loadInicio>>['inicio']>

/** The home of the store: its sections in their order, with the real store beside them (ux 3.10). */
export default function TelaDoInicio() {
  useGuarda()
  const { inicio, semDireito } = useLoaderData<typeof loadInicio>()
  return (
    <MolduraDaTela
      className="ajustes conteudo"
      titulo="Página inicial"
      partes={<NavegacaoDoConteudo />}
      semDireito={semDireito}
      direito="muda o conteúdo"
      oQue="a página inicial"
    >
      {inicio && (
        <RecursosProvider value={inicio}>
          <Editor lido={inicio} />
        </RecursosProvider>
      )}
    </MolduraDaTela>
  )
}

function Editor({ lido }: { lido: Lido }) {
  const { editado, carrosseis: lidos } = lido
  const { edicao, secoes, carrosseis, escritas, move, show, remove, put } = useInicio(editado, lidos)
  const [editada, setEditada] = useState<SecaoEscrita | 'nova' | null>(null)
  return (
    <div className="publicacao-lados">
      <div>
        <Barra
          tipo="INICIO"
          idconteudo={editado.idconteudo}
          edicao={edicao}
          compare={(antes, depois) => listMudancas(toVersao(antes, carrosseis), toVersao(depois, carrosseis))}
        />
        {secoes.length === 0 && (
          <p className="text-ink-muted">
            Nenhuma seção ainda: a loja abre com a lista de produtos. Acrescente a primeira.
          </p>
        )}
        <ListaDePartes
          nome="Seções"
          partes={secoes.map((secao) => toListada(secao, carrosseis))}
          onMove={move}
          onEdit={(id) => setEditada(secoes.find((secao) => secao.id === id) ?? null)}
          onRemove={(id) => void remove(id)}
          onVisivel={show}
        />
        <Button
          variant="outline"
          icon="plus"
          disabled={secoes.length >= 30}
          onClick={() => setEditada('nova')}
        >
          Acrescentar seção
        </Button>
      </div>
      <Previa
        tipo="INICIO"
        idconteudo={editado.idconteudo}
        versao={edicao.base ? `${edicao.base.idpublicacao} ${edicao.base.versao} ${escritas}` : ''}
      />
      <Dialogos editada={editada} onEditada={setEditada} onPut={put} />
    </div>
  )
}

interface DialogosProps {
  editada: SecaoEscrita | 'nova' | null
  onEditada: (editada: SecaoEscrita | null) => void
  onPut: ReturnType<typeof useInicio>['put']
}

function Dialogos({ editada, onEditada, onPut }: DialogosProps) {
  const close = () => mayLeave() && onEditada(null)
  return (
    <>
      {editada === 'nova' && (
        <Dialogo title="Nova seção" size="l" onClose={close}>
          <Escolha onTipo={(tipo) => onEditada(newSecao(tipo))} />
        </Dialogo>
      )}
      {editada && editada !== 'nova' && (
        <Dialogo title={secoesDescritas[editada.tipo].nome} size="l" onClose={close}>
          <EditorSecao
            key={editada.id}
            secao={editada}
            onWrite={async (secao, fileira) => {
              const erros = await onPut(secao, fileira)
              if (!erros) onEditada(null)
              return erros
            }}
          />
        </Dialogo>
      )}
    </>
  )
}

/** What a new section may be. */
function Escolha({ onTipo }: { onTipo: (tipo: TipoDeSecao) => void }) {
  return (
    <div className="partes-novas">
      {(Object.keys(secoesDescritas) as TipoDeSecao[]) // of this very record
        .map((tipo) => (
          <button key={tipo} type="button" onClick={() => onTipo(tipo)}>
            <b>{secoesDescritas[tipo].nome}</b>
            <small>{secoesDescritas[tipo].para}</small>
          </button>
        ))}
    </div>
  )
}
