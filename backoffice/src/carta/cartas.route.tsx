import { Link, useLoaderData } from 'react-router'

import type { CartaDaLoja, ConteudoResumido } from '@vitrine/contract'
import { Icon, Pill } from '@vitrine/ui'

import { MolduraDaTela } from '#cadastro'
import { NavegacaoDoConteudo } from '#publicacao'
import { urlsPainel, useTrabalho } from '#shell'

import type { loadCartas } from './load-cartas.ts'

export { loadCartas as loader } from './load-cartas.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Cartas' }

/** The letters (e-mails) that the store sends (issue 17, line 9). */
export default function TelaDasCartas() {
  const { cartas, resumos, semDireito } = useLoaderData<typeof loadCartas>()
  const situacaoDe = new Map(resumos.map((resumo) => [resumo.chave, resumo]))
  return (
    <MolduraDaTela
      className="ajustes conteudo"
      titulo="Cartas"
      partes={<NavegacaoDoConteudo />}
      semDireito={semDireito}
      direito="muda o conteúdo"
      oQue="as cartas"
    >
      {cartas && (
        <>
          <section aria-labelledby="cartas-suas">
            <h2 id="cartas-suas">Com as suas palavras</h2>
            <p className="text-ink-muted">
              Os e-mails que a loja manda. Enquanto você não publica outro texto, vai o de costume.
            </p>
            <ul className="ajustes-lista" aria-label="Cartas">
              {cartas
                .filter(({ fixa }) => fixa === '')
                .map((carta) => (
                  <Linha key={carta.modelo} carta={carta} resumo={situacaoDe.get(carta.modelo)} />
                ))}
            </ul>
          </section>
          <section aria-labelledby="cartas-fixas">
            <h2 id="cartas-fixas">Com texto da plataforma</h2>
            <ul className="ajustes-lista" aria-label="Cartas com texto da plataforma">
              {cartas
                .filter(({ fixa }) => fixa !== '')
                .map(({ nome, quando, fixa }) => (
                  <li key={nome}>
                    <Icon name="lock" />
                    <div>
                      {nome}
                      <p>
                        {quando} {fixa}
                      </p>
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        </>
      )}
    </MolduraDaTela>
  )
}

function Linha({
  carta: { modelo, nome, quando },
  resumo,
}: {
  carta: CartaDaLoja
  resumo: ConteudoResumido | undefined
}) {
  const { slug } = useTrabalho().loja
  return (
    <li>
      <div>
        <Link className="link" to={urlsPainel.carta(slug, modelo)}>
          {nome}
        </Link>{' '}
        {resumo?.situacao === 'NO_AR' && <Pill tone="success">Com o seu texto</Pill>}{' '}
        {resumo?.situacao === 'AGENDADO' && <Pill>Agendada</Pill>}{' '}
        {resumo?.tem_rascunho && <Pill tone="warning">Com rascunho</Pill>}
        <p>{quando}</p>
      </div>
    </li>
  )
}
