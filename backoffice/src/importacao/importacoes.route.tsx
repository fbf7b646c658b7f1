import { Link, useLoaderData } from 'react-router'

import type { Importacao } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { buttonClass, Icon } from '@vitrine/ui'

import { MolduraDaTela, NaoLido } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

import { Envio } from './envio.tsx'
import { LinhaImportacao } from './linha-importacao.tsx'
import type { loadImportacoes } from './load-importacoes.ts'
import { Saidas } from './saidas.tsx'

import './importacao.css'

export { loadImportacoes as loader } from './load-importacoes.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Importar planilhas' }

/** A spreadsheet comes in, or goes out; the latest ones (ux 3.5b). */
export default function Importacoes() {
  const { importacoes, semDireito, agora } = useLoaderData<typeof loadImportacoes>()
  const { slug } = useTrabalho().loja
  return (
    <MolduraDaTela
      className="lista importacoes"
      titulo="Importar planilhas"
      semDireito={semDireito}
      direito="importa planilhas"
    >
      <>
        <Envio />
        <p className="importacao-fotos">
          <span>As fotos dos produtos vêm pelo nome do arquivo:</span>
          <Link className={buttonClass({ variant: 'outline', size: 's' })} to={urlsPainel.fotos(slug)}>
            <Icon name="image" /> Enviar as fotos
          </Link>
        </p>
        <Saidas />
        <Recentes importacoes={importacoes} agora={agora} />
      </>
    </MolduraDaTela>
  )
}

function Recentes({ importacoes, agora }: { importacoes: Importacao[] | null; agora: string }) {
  const { fuso } = useTrabalho().loja
  if (!importacoes) return <NaoLido>as importações</NaoLido>
  if (importacoes.length === 0) return null
  return (
    <section>
      <h2>Últimas importações</h2>
      <ul className="lista-linhas" aria-label="Últimas importações">
        {importacoes.map((importacao) => (
          <li key={importacao.idimportacao}>
            <LinhaImportacao importacao={importacao} hoje={{ data: todayIn(fuso, new Date(agora)), fuso }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
