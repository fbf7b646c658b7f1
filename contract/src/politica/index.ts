export * from './cadastro-politica.ts'
