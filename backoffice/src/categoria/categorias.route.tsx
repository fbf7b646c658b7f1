import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'

import type { CategoriaGuardada } from '@vitrine/contract'
import { Button, LiveRegion, Modal } from '@vitrine/ui'

import type { Parte } from '#arrasto'
import { mayLeave, MolduraDaTela, useGuarda } from '#cadastro'

import { findDestino, listDentro, type Destino, type Passo } from './arvore.ts'
import { EditorCategoria, novaCategoria, type CategoriaEscrita } from './editor-categoria.tsx'
import { LinhaDaCategoria, type AcoesDaArvore } from './linha-da-categoria.tsx'
import type { loadCategorias } from './load-categorias.ts'

import { useCategorias } from './use-categorias.ts'

import './categoria.css'

export { loadCategorias as loader } from './load-categorias.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Categorias' }

/** The tree that shoppers walk: made, named, moved by hand, by buttons and by keys (ux 3.5). */
export default function TelaDasCategorias() {
  useGuarda()
  const { categorias, semDireito } = useLoaderData<typeof loadCategorias>()
  return (
    <MolduraDaTela
      className="ajustes categorias"
      titulo="Categorias"
      semDireito={semDireito}
      direito="muda as categorias"
      oQue="as categorias"
    >
      {categorias && <Arvore lidas={categorias} />}
    </MolduraDaTela>
  )
}

function Arvore({ lidas }: { lidas: readonly CategoriaGuardada[] }) {
  const { categorias, dito, move, put, remove } = useCategorias(lidas)
  const movida = useRef<{ idcategoria: string; passo: Passo } | null>(null)
  useEffect(() => {
    if (movida.current) keepFocus(movida.current)
  }, [categorias])
  const [editada, setEditada] = useState<CategoriaEscrita | null>(null)
  const acoes: AcoesDaArvore = {
    categorias,
    onPasso({ idcategoria }, passo) {
      movida.current = { idcategoria, passo }
      move(idcategoria, (agora) => findDestino(agora, idcategoria, passo))
    },
    onSolta(solta, alvo, parte) {
      movida.current = null
      move(solta, (agora) => findSolta(agora, alvo.idcategoria, parte))
    },
    onEdit: setEditada,
    onRemove: remove,
  }
  return (
    <>
      <p className="text-ink-muted">
        Arraste, use as setas ao lado de cada uma, ou Alt e as setas do teclado. São dois níveis.
      </p>
      <LiveRegion>{dito}</LiveRegion>
      {categorias.length === 0 && (
        <p className="text-ink-muted">Nenhuma ainda. Uma planilha de produtos também as cria.</p>
      )}
      <Nivel pai={null} nome="Categorias" acoes={acoes} />
      <Button
        variant="outline"
        icon="plus"
        onClick={() => setEditada(novaCategoria(listDentro(categorias, null).length))}
      >
        Nova categoria
      </Button>
      <Modal
        open={editada !== null}
        onClose={() => mayLeave() && setEditada(null)}
        title={editada?.versao === null ? 'Nova categoria' : 'Editar categoria'}
      >
        {editada && (
          <EditorCategoria
            key={editada.idcategoria}
            categoria={editada}
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

function Nivel({ pai, nome, acoes }: { pai: string | null; nome: string; acoes: AcoesDaArvore }) {
  const daqui = listDentro(acoes.categorias, pai)
  if (daqui.length === 0) return null
  return (
    <ul className="categorias-nivel" aria-label={nome}>
      {daqui.map((categoria) => (
        <li key={categoria.idcategoria}>
          <LinhaDaCategoria categoria={categoria} acoes={acoes} />
          {pai === null && (
            <Nivel pai={categoria.idcategoria} nome={`Dentro de ${categoria.nome}`} acoes={acoes} />
          )}
        </li>
      ))}
    </ul>
  )
}

function findSolta(categorias: readonly CategoriaGuardada[], onde: string, parte: Parte): Destino | null {
  const alvo = categorias.find(({ idcategoria }) => idcategoria === onde)
  if (!alvo) return null
  const { idcategoriapai: pai } = alvo
  if (parte === 'dentro') return { pai: onde, antes: null }
  if (parte === 'antes') return { pai, antes: onde }
  const irmas = listDentro(categorias, pai)
  return { pai, antes: irmas[irmas.indexOf(alvo) + 1]?.idcategoria ?? null }
}

/** What was moved may stand in another list, and its button may be gone: whoever goes on by keys stays with it. */
function keepFocus({ idcategoria, passo }: { idcategoria: string; passo: Passo }): void {
  const botoes = [passo, 'sobe', 'desce', 'sai', 'entra'].map((cada) =>
    document.querySelector<HTMLButtonElement>(`[id="${cada}-${idcategoria}"]`),
  )
  botoes.find((botao) => botao && !botao.disabled)?.focus()
}
