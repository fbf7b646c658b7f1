import { Link, useActionData, useLoaderData } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { EmptyState, Notice, Pagination } from '@vitrine/ui'

import { RecusaDoFormulario, urlsPainel, useTrabalho } from '#shell'

import { CategoriasNovas } from './categorias-novas.tsx'
import type { Feito } from './change-importacao.ts'
import { Desfecho } from './desfecho.tsx'
import { tiposDitos } from './estados.ts'
import { POR_PAGINA, type loadImportacao, type Vista } from './load-importacao.ts'
import { Mudancas } from './mudancas.tsx'
import { QuadroDeLinhas } from './quadro-de-linhas.tsx'

/** What would happen, or has happened, row by row. */
export function Conferencia() {
  const { importacao, linhas, vista, dita, page } = useLoaderData<typeof loadImportacao>()
  const feito = useActionData<Feito>()
  const { slug } = useTrabalho().loja
  return (
    <div className="importacao-corpo">
      <RecusaDoFormulario estado={feito} />
      {importacao.erro && (
        <Notice tone="danger" live="alert">
          {importacao.erro}
        </Notice>
      )}
      <Desfecho importacao={importacao} />
      <CategoriasNovas importacao={importacao} />
      <Vistas importacao={importacao} vista={vista} />
      <Mudancas importacao={importacao} />
      {!linhas && (
        <Notice tone="danger" live="alert">
          Não conseguimos ler as linhas. Elas estão guardadas; tente em alguns instantes.
        </Notice>
      )}
      {linhas?.data.length === 0 && <EmptyState icon="check-check" title="Nenhuma linha aqui" />}
      {linhas && linhas.data.length > 0 && <QuadroDeLinhas importacao={importacao} linhas={linhas.data} />}
      <Pagination
        page={page}
        pages={Math.ceil((linhas?.totalItems ?? 0) / POR_PAGINA)}
        hrefOf={(outra) => urlsPainel.importacao(slug, importacao.idimportacao, { vista: dita, page: outra })}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </div>
  )
}

/** Outcomes with how many rows each has. */
function Vistas({ importacao, vista }: { importacao: Importacao; vista: Vista }) {
  const { slug } = useTrabalho().loja
  const { idimportacao, contagens, linhas, recusadas } = importacao
  const vistas: { id: Vista; nome: string; quantas: number; tom?: string }[] = [
    ...(recusadas > 0
      ? [{ id: 'recusadas' as const, nome: 'Ficaram de fora', quantas: recusadas, tom: 'danger' }]
      : []),
    { id: undefined, nome: 'Tudo que não é igual', quantas: linhas - (contagens.igual ?? 0) },
    ...(['errada', 'nova', 'mudada', 'apagada', 'igual'] as const).flatMap((tipo) =>
      contagens[tipo]
        ? [{ id: tipo, nome: tiposDitos[tipo].todas, quantas: contagens[tipo], tom: tiposDitos[tipo].tom }]
        : [],
    ),
  ]
  return (
    <nav aria-label="Quais linhas" className="importacao-vistas">
      {vistas.map(({ id, nome, quantas, tom }) => (
        <Link
          key={nome}
          to={urlsPainel.importacao(slug, idimportacao, {
            vista: id ?? (recusadas > 0 ? 'todas' : undefined),
          })}
          aria-current={id === vista ? 'page' : undefined}
        >
          <b className="num">{quantas}</b>
          <span data-tone={tom}>{nome}</span>
        </Link>
      ))}
    </nav>
  )
}
