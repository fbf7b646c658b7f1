import { Link, useLoaderData } from 'react-router'

import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { IconButton, Notice, useOffline } from '@vitrine/ui'

import { NaoLido } from '#cadastro'
import { BotaoSair } from '#entrada'
import { toggleEsquema } from '#shell'

import type { loadMinhaConta } from './load-minha-conta.ts'
import { SecaoAcessos } from './secao-acessos.tsx'
import { SecaoAplicativo } from './secao-aplicativo.tsx'
import { SecaoCodigos } from './secao-codigos.tsx'
import { SecaoPasskeys } from './secao-passkeys.tsx'

import './minha-conta.css'

export { loadMinhaConta as loader } from './load-minha-conta.ts'
export { ErroDoPainel as ErrorBoundary } from '#moldura'

/** One's own login, whatever store one works at: a second proof, and where it is logged in (issue 17). */
export default function MinhaConta() {
  const { fator, acessos, id, voltar } = useLoaderData<typeof loadMinhaConta>()
  const isOffline = useOffline()
  return (
    <>
      <title>Minha conta</title>
      <header className="minha-conta-topo">
        <Link className="btn btn-ghost btn-s" to={voltar}>
          Voltar ao painel
        </Link>
        <IconButton icon="sun-moon" label="Tema claro ou escuro" onClick={toggleEsquema} />
        <BotaoSair variant="ghost">Sair</BotaoSair>
      </header>
      <main id="conteudo" className="ajustes minha-conta">
        <header>
          <h1>Minha conta</h1>
          <p className="text-ink-muted">Como o seu acesso é protegido, em todas as lojas em que trabalha.</p>
        </header>
        {isOffline && (
          <Notice small tone="warning" icon="wifi-off" live="status">
            Sem conexão. O que você escreveu fica aqui; envie quando ela voltar.
          </Notice>
        )}
        <Exigencia />
        <SecaoPasskeys fator={fator} />
        <SecaoAplicativo fator={fator} />
        <SecaoCodigos fator={fator} />
        {acessos && id ? <SecaoAcessos id={id} acessos={acessos} /> : <NaoLido>onde você está</NaoLido>}
      </main>
    </>
  )
}

/** A store asks a second proof, and there is none yet. */
function Exigencia() {
  const { falta, isFechada, voltar } = useLoaderData<typeof loadMinhaConta>()
  const [primeira] = falta
  if (!primeira) return null
  const lojas = falta.map(({ nome }) => nome).join(', ')
  if (isFechada)
    return (
      <Notice tone="warning" live="status" title="Falta o segundo fator">
        {lojas} só abre para quem confirma o acesso de mais um jeito. Configure abaixo: leva um minuto.
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      live="status"
      title="Configure um segundo fator"
      action={
        <Link className="btn btn-outline btn-s" to={voltar}>
          Agora não
        </Link>
      }
    >
      {lojas} pede um até {formatMomento(primeira.ate, FUSO_PADRAO)}. Depois disso, sem ele o painel não abre.
    </Notice>
  )
}
