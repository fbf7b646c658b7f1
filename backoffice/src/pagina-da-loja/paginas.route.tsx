import { Link, useLoaderData, useNavigate } from 'react-router'

import type { ConteudoResumido } from '@vitrine/contract'
import { Button, Pill } from '@vitrine/ui'

import { MolduraDaTela } from '#cadastro'
import { NavegacaoDoConteudo } from '#publicacao'
import { urlsPainel, useTrabalho } from '#shell'

import type { loadPaginas } from './load-paginas.ts'

export { loadPaginas as loader } from './load-paginas.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Páginas' }

const situacoes = {
  NO_AR: 'No ar',
  AGENDADO: 'Agendada',
  RASCUNHO: 'Rascunho',
  FORA_DO_AR: 'Fora do ar',
} as const

/** The static pages of the store (ux 1.17, 3.10). */
export default function TelaDasPaginas() {
  const { slug } = useTrabalho().loja
  const navigate = useNavigate()
  const { paginas, semDireito } = useLoaderData<typeof loadPaginas>()
  return (
    <MolduraDaTela
      className="ajustes conteudo"
      titulo="Páginas"
      partes={<NavegacaoDoConteudo />}
      semDireito={semDireito}
      direito="muda o conteúdo"
      oQue="as páginas"
    >
      {paginas && (
        <section aria-label="Páginas da loja">
          {paginas.length === 0 && (
            <p className="text-ink-muted">Nenhuma ainda: quem somos, trocas, entrega, perguntas…</p>
          )}
          <ul className="ajustes-lista" aria-label="Páginas">
            {paginas.map((pagina) => (
              <Linha key={pagina.idconteudo} pagina={pagina} />
            ))}
          </ul>
          <Button
            variant="outline"
            icon="plus"
            onClick={() => void navigate(urlsPainel.pagina(slug, crypto.randomUUID()))}
          >
            Nova página
          </Button>
        </section>
      )}
    </MolduraDaTela>
  )
}

function Linha({
  pagina: { idconteudo, chave, titulo, situacao, tem_rascunho },
}: {
  pagina: ConteudoResumido
}) {
  const { slug } = useTrabalho().loja
  return (
    <li>
      <div>
        <Link className="link" to={urlsPainel.pagina(slug, idconteudo)}>
          {titulo || chave}
        </Link>{' '}
        <Pill {...(situacao === 'NO_AR' && { tone: 'success' as const })}>{situacoes[situacao]}</Pill>{' '}
        {tem_rascunho && situacao !== 'RASCUNHO' && <Pill tone="warning">Com rascunho</Pill>}
        <p>/pagina/{chave}</p>
      </div>
    </li>
  )
}
