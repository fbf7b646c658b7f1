import { useState, type ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'

import type { Recorte } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, Icon, Notice, useOffline } from '@vitrine/ui'

import { NaoLido, useGuarda } from '#cadastro'
import { useIsMesa } from '#celula'
import { MenuDeRecortes } from '#recorte'
import { Titulo, urlsPainel, useTrabalho } from '#shell'

import { BarraDoLote } from './barra-do-lote.tsx'
import { Cartoes } from './cartoes.tsx'
import { DialogoDoProduto, NOVO } from './dialogo-do-produto.tsx'
import { Filtros } from './filtros.tsx'
import { toEndereco, type PrimeiraPagina, type QualLista } from './lista.ts'
import type { loadCatalogo } from './load-catalogo.ts'
import { sayFiltro, toFiltro, toLista } from './recorte-da-lista.ts'
import { MenuDeColunas } from './menu-de-colunas.tsx'
import { Tabela } from './tabela.tsx'
import { useAtos, type Atos } from './use-atos.ts'
import { useCatalogo, type Catalogo } from './use-catalogo.ts'
import type { ColunaOpcional } from './colunas.ts'
import { useColunas } from './use-colunas.ts'
import { useUndo } from './use-undo.ts'
import { useEscolha } from './use-escolha.ts'

import './catalogo.css'

export { loadCatalogo as loader } from './load-catalogo.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Produtos' }

/** Products of the supplier: found, changed where they stand, many at once, and taken back (ux 3.5; decision 0140). */
export default function TelaDoCatalogo() {
  useGuarda()
  const { qual, primeira, recortes, escondidas, semDireito } = useLoaderData<typeof loadCatalogo>()
  const atos = useAtos()
  return (
    <div className="lista catalogo">
      <Titulo>Produtos</Titulo>
      {primeira ? (
        <Lista
          key={JSON.stringify({ ...qual, recorte: undefined })}
          primeira={primeira}
          recortes={recortes}
          qual={qual}
          escondidas={escondidas}
          atos={atos}
        />
      ) : (
        <>
          <h1>Produtos</h1>
          {semDireito ? (
            <EmptyState icon="lock" title="O seu papel nesta loja não muda produtos">
              Peça a quem administra a loja.
            </EmptyState>
          ) : (
            <NaoLido>os produtos</NaoLido>
          )}
        </>
      )}
    </div>
  )
}

interface ListaProps {
  primeira: PrimeiraPagina
  recortes: Recorte[] | null
  qual: QualLista
  /** Columns that are left out. */
  escondidas: string
  atos: Atos
}

function Lista({ primeira, recortes, qual, escondidas, atos }: ListaProps) {
  const catalogo = useCatalogo(primeira, qual, atos)
  const escolha = useEscolha(catalogo.produtos.map(({ idcadastroextraproduto }) => idcadastroextraproduto))
  const [aberto, setAberto] = useState<string | null>(null)
  const isMesa = useIsMesa()
  const daLista = useColunas(escondidas, qual.sem)
  useUndo(catalogo.undo)
  const { contagens, categorias } = primeira
  const total = primeira.total ?? catalogo.produtos.length
  const caminhos = new Map(categorias?.map(({ idcategoria, caminho }) => [idcategoria, caminho]))
  return (
    <>
      <Cabeca catalogo={catalogo} total={total} onNovo={categorias?.length ? () => setAberto(NOVO) : null}>
        <Salvos recortes={recortes} qual={qual} caminhos={caminhos} escondidas={[...daLista.escondidas]} />
        {isMesa && <MenuDeColunas {...daLista} />}
      </Cabeca>
      {contagens && categorias && (
        <Filtros qual={qual} contagens={contagens} total={total} categorias={categorias} />
      )}
      <Avisos catalogo={catalogo} />
      {catalogo.produtos.length === 0 && <Nenhum isVazia={contagens?.TODOS === 0} />}
      {catalogo.produtos.length > 0 &&
        (isMesa ? (
          <Tabela
            catalogo={catalogo}
            escolha={escolha}
            colunas={daLista.colunas}
            total={total}
            caminhos={caminhos}
            onAbrir={setAberto}
          />
        ) : (
          <Cartoes catalogo={catalogo} onAbrir={setAberto} />
        ))}
      {isMesa && <BarraDoLote catalogo={catalogo} escolha={escolha} total={total} />}
      <DialogoDoProduto
        id={aberto}
        categorias={categorias ?? []}
        atos={atos}
        onGravado={catalogo.putUm}
        onMudadas={catalogo.put}
        onAbrir={setAberto}
        onClose={() => setAberto(null)}
      />
    </>
  )
}

interface SalvosProps extends Pick<ListaProps, 'recortes' | 'qual'> {
  caminhos: ReadonlyMap<string, string>
  escondidas: readonly ColunaOpcional[]
}

function Salvos({ recortes, qual, caminhos, escondidas }: SalvosProps) {
  const { slug } = useTrabalho().loja
  return (
    <MenuDeRecortes
      recortes={recortes}
      filtro={toFiltro(qual, escondidas)}
      idrecorte={qual.recorte}
      toUrl={(filtro, id) => urlsPainel.produtos(slug, toEndereco(toLista(filtro, id)))}
      say={sayFiltro(caminhos)}
    />
  )
}

interface CabecaProps {
  /** Saved filters. */
  children: ReactNode
  catalogo: Catalogo
  total: number
  /** Null: there is no category that it could be of. */
  onNovo: (() => void) | null
}

function Cabeca({ children, catalogo, total, onNovo }: CabecaProps) {
  const { slug } = useTrabalho().loja
  const { undo, ultimo, isGravando, hasErros } = catalogo
  return (
    <header className="catalogo-cabeca">
      <h1>Produtos</h1>
      <span className="text-ink-muted num">{pluralize(total, 'produto', 'produtos')}</span>
      <span role="status" className="text-ink-muted">
        {sayEstado({ isGravando, hasErros, ultimo })}
      </span>
      <span className="catalogo-acoes">
        {children}
        {undo && (
          <Button variant="outline" size="s" icon="undo-2" title={`Desfazer: ${ultimo}`} onClick={undo}>
            Desfazer
          </Button>
        )}
        <Link className={buttonClass({ variant: 'outline', size: 's' })} to={urlsPainel.importacoes(slug)}>
          <Icon name="file-spreadsheet" /> Importar planilha
        </Link>
        {onNovo && (
          <Button size="s" icon="plus" onClick={onNovo}>
            Novo produto
          </Button>
        )}
      </span>
    </header>
  )
}

function sayEstado({ isGravando, hasErros, ultimo }: Pick<Catalogo, 'isGravando' | 'hasErros' | 'ultimo'>) {
  if (isGravando) return 'Gravando…'
  if (hasErros) return 'Há o que não foi gravado'
  return ultimo === null ? '' : 'Gravado'
}

function Avisos({ catalogo: { estado, readMais } }: { catalogo: Catalogo }) {
  const isOffline = useOffline()
  if (isOffline)
    return (
      <Notice tone="warning" live="status">
        Você está sem conexão: o que mudar agora não é gravado.
      </Notice>
    )
  if (estado !== 'falhou') return null
  return (
    <Notice tone="danger" live="alert">
      Não conseguimos ler os próximos produtos.{' '}
      <Button variant="outline" size="s" onClick={() => void readMais()}>
        Tentar de novo
      </Button>
    </Notice>
  )
}

function Nenhum({ isVazia }: { isVazia: boolean }) {
  const { slug } = useTrabalho().loja
  if (!isVazia) return <EmptyState icon="search" title="Nenhum produto assim" />
  return (
    <EmptyState
      icon="package"
      title="Nenhum produto ainda"
      action={
        <Link className={buttonClass()} to={urlsPainel.importacoes(slug)}>
          Importar uma planilha
        </Link>
      }
    >
      Traga a planilha que você já tem: as colunas se encaixam sozinhas, e nada muda antes de você conferir.
    </EmptyState>
  )
}
