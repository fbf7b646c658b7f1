import { useActionData, useLoaderData } from 'react-router'

import { useLoja } from '#shell'

import { FormularioEntrar } from './formulario-entrar.tsx'
import { FormularioRecuperar } from './formulario-recuperar.tsx'
import type { loadRecuperar } from './load-recuperar.ts'
import type { recover } from './recover.ts'

export { loadRecuperar as loader } from './load-recuperar.ts'
export { recover as action } from './recover.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

export default function Recuperar() {
  const { nome } = useLoja()
  const dados = useLoaderData<typeof loadRecuperar>()
  const answer = useActionData<typeof recover>()
  const estado = answer && 'etapa' in answer ? answer : undefined
  const isTrocada = estado?.etapa === 'segundo_passo'
  return (
    <main className="wrap grid justify-items-center pt-8 pb-16 lg:pt-14">
      <title>{`Criar nova senha · ${nome}`}</title>
      {/* The address carries the token of a link: no other site gets to see it. */}
      <meta name="referrer" content="no-referrer" />
      <div className="w-full max-w-[400px]">
        <h1>{isTrocada ? 'Senha alterada' : 'Criar nova senha'}</h1>
        <p className="mt-1 mb-6 text-16 text-ink-muted">{explain(isTrocada, dados.token)}</p>
        {isTrocada ? (
          <FormularioEntrar
            fica
            voltar={dados.voltar}
            estado={{ etapa: 'codigo', login: estado.login, passo: estado.passo, erro: null }}
          />
        ) : (
          <FormularioRecuperar {...dados} estado={estado} />
        )}
      </div>
    </main>
  )
}

function explain(isTrocada: boolean, token: string): string {
  if (isTrocada) return 'Confirme que é você para entrar.'
  if (token) return 'Escolha a senha que vai usar a partir de agora.'
  return 'Enviamos um código para o e-mail do seu cadastro.'
}
