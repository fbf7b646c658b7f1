import { nomes, type DadosPessoais } from './dado-pessoal.ts'

/** What a login is protected by besides its password. */
export const DADOS_DA_PROTECAO: readonly DadosPessoais[] = [
  {
    tabela: 'fator_totp',
    finalidade: 'pedir um código além da senha',
    prazo: 'até a pessoa remover',
    dono: 'usuario',
    exclusao: 'apaga',
    colunas: nomes('segredo segredo_novo'),
  },
  {
    tabela: 'codigo_recuperacao',
    finalidade: 'entrar sem o celular, uma vez cada',
    prazo: 'até a pessoa remover ou gerar outros',
    dono: 'usuario',
    exclusao: 'apaga',
    colunas: nomes('codigo_hash'),
  },
  {
    tabela: 'passkey',
    finalidade: 'entrar com o aparelho em vez da senha',
    prazo: 'até a pessoa remover',
    dono: 'usuario',
    exclusao: 'apaga',
    colunas: nomes('idcredencial chave_publica nome'),
  },
  {
    tabela: 'desafio_passkey',
    finalidade: 'esperar a resposta do aparelho',
    prazo: '5 minutos',
    dono: 'usuario',
    exclusao: 'apaga',
    colunas: nomes('desafio_hash'),
  },
  {
    tabela: 'passo_login',
    finalidade: 'esperar o código depois da senha',
    prazo: '5 minutos',
    dono: 'usuario',
    exclusao: 'apaga',
    colunas: nomes('token_hash papel tokenorigin confirmacao_hash host codigo_hash'),
  },
]
