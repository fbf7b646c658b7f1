import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState } from '@vitrine/ui'

import { BotaoSair } from './botao-sair.tsx'

/** Logged in, and works nowhere: said, and the ways on. */
export function SemEquipe() {
  return (
    <div>
      <title>Sem acesso ao painel</title>
      <EmptyState
        icon="lock"
        title="Este acesso não trabalha em nenhuma loja"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button href={urls.home()} variant="outline">
              Ir para as lojas
            </Button>
            <BotaoSair>Entrar com outro acesso</BotaoSair>
          </div>
        }
      >
        O painel é de quem atende ou administra uma loja. Se você devia estar na equipe, peça a quem
        administra a loja que inclua o seu e-mail.
      </EmptyState>
    </div>
  )
}
