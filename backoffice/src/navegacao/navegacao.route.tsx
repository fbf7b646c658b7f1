import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { Button } from '@vitrine/ui'

import { mayLeave, MolduraDaTela, useGuarda } from '#cadastro'
import { Dialogo } from '#chamada'
import { RecursosProvider } from '#descrito'
import { Barra, ListaDePartes, listMudancas, NavegacaoDoConteudo, Previa } from '#publicacao'

import { EditorParte } from './editor-parte.tsx'
import type { loadNavegacao } from './load-navegacao.ts'
import { listas, listPartes, toVersao, type Lista, type Navegacao } from './navegacao.ts'
import { useNavegacao } from './use-navegacao.ts'

export { loadNavegacao as loader } from './load-navegacao.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Menu e rodapé' }

type Lido = NonNullable<Awaited<ReturnType<typeof loadNavegacao>>['navegacao']>

/** What leads through the store: the menu of its header, the columns of its footer (issue 17, line 8). */
export default function TelaDaNavegacao() {
  useGuarda()
  const { navegacao, semDireito } = useLoaderData<typeof loadNavegacao>()
  return (
    <MolduraDaTela
      className="ajustes conteudo"
      titulo="Menu e rodapé"
      partes={<NavegacaoDoConteudo />}
      semDireito={semDireito}
      direito="muda o conteúdo"
      oQue="o menu e o rodapé"
    >
      {navegacao && (
        <RecursosProvider value={navegacao}>
          <Editor lido={navegacao} />
        </RecursosProvider>
      )}
    </MolduraDaTela>
  )
}

/** Which part is written; of a new one no id. */
interface Editada {
  lista: Lista
  id: string | null
}

function Editor({ lido: { editado, usual } }: { lido: Lido }) {
  const { edicao, navegacao, move, remove, put } = useNavegacao(editado, usual)
  const [editada, setEditada] = useState<Editada | null>(null)
  const close = () => mayLeave() && setEditada(null)
  const parte =
    editada && editada.id !== null
      ? listPartes(navegacao, editada.lista).find(({ id }) => id === editada.id)?.parte
      : undefined
  return (
    <div className="publicacao-lados">
      <div>
        <Barra
          tipo="NAVEGACAO"
          idconteudo={editado.idconteudo}
          edicao={edicao}
          semVersao="A loja mostra o menu e o rodapé do cadastro dela."
          compare={(antes, depois) => listMudancas(toVersao(antes, usual), toVersao(depois, usual))}
        />
        <Listas
          navegacao={navegacao}
          onMove={move}
          onRemove={remove}
          onEdit={(lista, id) => setEditada({ lista, id })}
        />
      </div>
      <Previa
        tipo="NAVEGACAO"
        idconteudo={editado.idconteudo}
        versao={edicao.base ? `${edicao.base.idpublicacao} ${edicao.base.versao}` : ''}
      />
      {editada && (
        <Dialogo title={listas[editada.lista].um} size="l" onClose={close}>
          <EditorParte
            lista={editada.lista}
            parte={parte ?? listas[editada.lista].novo()}
            onWrite={async (valor) => {
              const erros = await put(editada.lista, editada.id, valor)
              if (!erros) setEditada(null)
              return erros
            }}
          />
        </Dialogo>
      )}
    </div>
  )
}

interface ListasProps {
  navegacao: Navegacao
  onMove: (lista: Lista, id: string, para: number) => void
  onRemove: (lista: Lista, id: string) => Promise<void>
  /** Of a new one no id. */
  onEdit: (lista: Lista, id: string | null) => void
}

/** The menu, and the columns of the footer. */
function Listas({ navegacao, onMove, onRemove, onEdit }: ListasProps) {
  return (['menu', 'colunas'] as const).map((lista) => (
    <section key={lista} aria-labelledby={`navegacao-${lista}`}>
      <h2 id={`navegacao-${lista}`}>{listas[lista].nome}</h2>
      {navegacao[lista].length === 0 && <p className="text-ink-muted">{listas[lista].vazia}</p>}
      <ListaDePartes
        nome={listas[lista].nome}
        partes={listPartes(navegacao, lista).map(({ id, parte: dela }) => ({
          id,
          icone: 'list' as const,
          nome: listas[lista].nameOf(dela),
          frase: listas[lista].sayOf(dela),
        }))}
        onMove={(id, para) => onMove(lista, id, para)}
        onEdit={(id) => onEdit(lista, id)}
        onRemove={(id) => void onRemove(lista, id)}
      />
      <Button
        variant="outline"
        icon="plus"
        disabled={navegacao[lista].length >= listas[lista].max}
        onClick={() => onEdit(lista, null)}
      >
        {lista === 'menu' ? 'Acrescentar item' : 'Acrescentar coluna'}
      </Button>
    </section>
  ))
}
