import { useEffect } from 'react'
import { useFetcher, useLoaderData } from 'react-router'

import type { Acesso } from '@vitrine/contract'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { describeAgente } from '@vitrine/rules/agente'
import { formatMomento } from '@vitrine/rules/data'
import { Button, EmptyState, Icon, Pill, showToast } from '@vitrine/ui'

import { PaginaDaConta } from '#menu-conta'
import { useLoja } from '#shell'

import type { endAcessos, loadAcessos } from './load-acessos.ts'

export { endAcessos as action, loadAcessos as loader } from './load-acessos.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** "Meus acessos": where this login is logged in, and the way to end it there. */
export default function Acessos() {
  const { acessos } = useLoaderData<typeof loadAcessos>()
  const outros = acessos?.filter(({ atual }) => !atual).length ?? 0
  // Told here and not in the row, which is gone once its session has ended.
  const fetcher = useFetcher<typeof endAcessos>()
  const { data } = fetcher
  useEffect(() => {
    if (data) showToast(data.mensagem)
  }, [data])
  return (
    <PaginaDaConta titulo="Meus acessos">
      <p className="mt-1 text-16 text-ink-muted">
        Onde a sua conta está aberta. Não reconhece algum? Encerre e troque a senha.
      </p>
      {acessos ? (
        <ul className="mt-6">
          {acessos.map((acesso) => (
            <Linha key={acesso.idsessao} acesso={acesso} fetcher={fetcher} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="circle-alert" title="Não carregou">
          Tente de novo em instantes.
        </EmptyState>
      )}
      {outros > 1 && (
        <div className="mt-6">
          <Encerrar fetcher={fetcher}>{`Encerrar os outros ${outros}`}</Encerrar>
        </div>
      )}
    </PaginaDaConta>
  )
}

const origens: Record<Acesso['tokenOrigin'], string> = {
  SENHA: 'com senha',
  LOGIN_TOKEN: 'vindo de outra loja',
  API_KEY: 'por integração',
  REPRESENTANTE: 'como representante',
  VINCULADO: 'como usuário vinculado',
  CADASTRO: 'ao criar a conta',
  PASSKEY: 'com chave de acesso',
}

const provas: Record<NonNullable<Acesso['prova']>, string> = {
  APLICATIVO: 'e aplicativo autenticador',
  RECUPERACAO: 'e código de recuperação',
  PASSKEY: 'e chave de acesso',
}

type Fetcher = ReturnType<typeof useFetcher<typeof endAcessos>>

function Linha({ acesso, fetcher }: { acesso: Acesso; fetcher: Fetcher }) {
  const { idsessao, atual, agente, tokenOrigin, prova, cliente, criada_em } = acesso
  const isSoChave = tokenOrigin === 'PASSKEY'
  const como = [origens[tokenOrigin], !isSoChave && prova && provas[prova]].filter(Boolean).join(' ')
  const { fuso } = useLoja()
  const aparelho = describeAgente(agente)
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-4 border-b border-line-soft py-3">
      <Icon name="key-round" />
      <span className="min-w-0" style={{ flex: '1 1 12ch' }}>
        <b>{aparelho}</b>
        <span className="block text-12 text-ink-muted">
          {[`Entrou em ${formatMomento(criada_em, fuso)}, ${como}`, cliente].filter(Boolean).join(' · ')}
        </span>
      </span>
      {atual ? (
        <Pill tone="success" icon="circle-check">
          Este aparelho
        </Pill>
      ) : (
        <Encerrar fetcher={fetcher} idsessao={idsessao} aparelho={aparelho}>
          Encerrar
        </Encerrar>
      )}
    </li>
  )
}

interface EncerrarProps {
  fetcher: Fetcher
  /** Absent: all other sessions. */
  idsessao?: string
  aparelho?: string
  children: string
}

function Encerrar({ fetcher, idsessao = '', aparelho, children }: EncerrarProps) {
  const { slug } = useLoja()
  const isMine = fetcher.formData?.get('idsessao') === idsessao
  return (
    <fetcher.Form method="post" action={urlsAcesso.acessos(slug)}>
      <input type="hidden" name="idsessao" value={idsessao} />
      <Button
        type="submit"
        variant="outline"
        loading={isMine}
        aria-label={aparelho && `Encerrar ${aparelho}`}
      >
        {children}
      </Button>
    </fetcher.Form>
  )
}
