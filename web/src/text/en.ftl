app-title = Igroteka
