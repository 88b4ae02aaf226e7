app-title = Игротека
